import { choice } from '#src/kinds/choice.ts'
import { fields } from '#src/kinds/kind.ts'
import { reference } from '#src/kinds/reference.ts'
import { stateOfPapers } from '../../factory-documents.ts'
import { lineReport, reportFields } from '../../factory-line-reports.ts'
import { issueKinds } from './outbound-order.ts'

const { date, warehouse, sku, lotNo, lot, qty, pieces, area, weightTheory, weightActual, cost, reason, remark } = reportFields

/** What has left, line by line (manufacturing 3.5 no. 19). */
export default lineReport({
  name: 'outbound-line',
  of: 'outbound-order',
  key: 'admin-store-outboundDetail-index',
  fields: fields({
    ...{ date, kind: choice(issueKinds, { wire: 'sub_type' }), party: reference('party', { wire: 'party_id' }) },
    ...{ warehouse, sku, lotNo, lot, qty, pieces, area, weightTheory, weightActual, cost },
    source: reference('factory-line', { wire: 'source_line_id', isScoped: true }),
    ...{ status: stateOfPapers('posting'), reason, remark },
  }),
})
