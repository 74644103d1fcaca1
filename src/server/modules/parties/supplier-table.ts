import supplier from '#src/api/resources/supplier.ts'
import { defineTable } from '../../tables/table.ts'
import { completed, ofSide } from './rules.ts'
import { refuseElsewhere } from './take-over.ts'

export default defineTable(supplier, {
  ...ofSide('supplier'),
  unique: [['name'], ['sn']],
  ownedBy: 'buyer',
  async before(values, writing) {
    if (!writing.before) await refuseElsewhere(writing, 'supplier', values.name.trim())
    return completed(values, writing, 'GY')
  },
})
