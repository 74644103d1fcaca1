import purchaseOrder from '#src/api/resources/purchasing/purchase-order.ts'
import { paidShare } from '../../factory/ledgers/paid.ts'
import { approvalWaits } from '../../factory/settings/approvals.ts'
import { defineTable } from '../../tables/table.ts'
import { paperImporter } from './paper-importer.ts'
import { documentRules } from './document-rules.ts'
import { materials } from './told-columns.ts'

export default defineTable(
  purchaseOrder,
  documentRules<(typeof purchaseOrder)['fields']>('PO', {
    ownedBy: 'buyer',
    derived: { waitsFor: approvalWaits, materials, paidShare },
    importer: (table) => paperImporter(table, 'PO', 'supplier') as never,
  }),
)
