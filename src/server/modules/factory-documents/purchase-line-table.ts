import purchaseLine from '#src/api/resources/purchasing/purchase-line.ts'
import { lineReportTable } from './line-report.ts'

export default lineReportTable(purchaseLine, { type: 'PO', ownedBy: 'buyer', sums: ['qty', 'taken', 'open', 'weight', 'amount', 'gross'] })
