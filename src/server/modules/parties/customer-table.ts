import customer from '#src/api/resources/customer.ts'
import { defineTable } from '../../tables/table.ts'
import { completed, ofSide } from './rules.ts'

export default defineTable(customer, {
  ...ofSide('is_customer'),
  unique: [['name'], ['sn']],
  before: (values, writing) => completed(values, writing, 'KH'),
})
