import supplier from '#src/api/resources/supplier.ts'
import { defineTable } from '../../tables/table.ts'
import { completed, ofSide } from './rules.ts'

export default defineTable(supplier, {
  ...ofSide('is_supplier'),
  unique: [['name'], ['sn']],
  before: (values, writing) => completed(values, writing, 'GY'),
})
