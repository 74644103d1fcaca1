import { code } from '#src/kinds/code.ts'
import { fields } from '#src/kinds/kind.ts'
import { reference } from '#src/kinds/reference.ts'
import { text } from '#src/kinds/text.ts'
import { postCalls, resource } from '../../resource.ts'

const { list, options } = postCalls('/stock/lot')

/** Lots of goods (manufacturing 2.3), with what lies of them where: chosen in lines, opened by the audit of what brings them. */
export default resource({
  name: 'stock-lot',
  table: 'stock_lots',
  label: 'lotNo',
  note: 'lying',
  fields: fields({
    lotNo: code({ wire: 'lot_no', readOnly: true }),
    sku: reference('factory-sku', { wire: 'sku_id', readOnly: true }),
    /** Warehouses with how much lies in each. */
    lying: text({ readOnly: true }),
  }),
  calls: { list, options },
  key: 'admin-store-outboundOrder-index',
})
