import outboundLine from '#src/api/resources/stock/outbound-line.ts'
import { lineReportTable } from './line-report.ts'

export default lineReportTable(outboundLine, { type: 'OUT', sums: ['pieces', 'area', 'weightTheory', 'weightActual', 'cost'] })
