import receiptLine from '#src/api/resources/stock/receipt-line.ts'
import { lineReportTable } from './line-report.ts'

export default lineReportTable(receiptLine, { type: 'IN', sums: ['qty', 'area', 'weightTheory', 'weight', 'net', 'cost'] })
