import taxRate from '#src/api/resources/tax-rate.ts'
import { defineTable } from '../../tables/table.ts'
import { usesOfTaxRate } from './uses.ts'

export default defineTable(taxRate, { usesOf: usesOfTaxRate })
