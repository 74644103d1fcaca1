import purchaseOrder from '#src/api/resources/purchasing/purchase-order.ts'
import { defineTable } from '../../tables/table.ts'
import { paperImporter } from './paper-importer.ts'
import { documentRules } from './document-rules.ts'

export default defineTable(
  purchaseOrder,
  documentRules('PO', { ownedBy: 'buyer', importer: (table) => paperImporter(table, 'supplier') as never }),
)
