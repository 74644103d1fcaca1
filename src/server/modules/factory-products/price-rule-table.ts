import { sql } from 'drizzle-orm'
import priceRule from '#src/api/resources/price-rule.ts'
import { refuseForeignParties, seenParty } from '../../factory/scopes/parties.ts'
import { defineTable } from '../../tables/table.ts'
import { refuse } from './product-rules.ts'

/** Rules of prices name whom they count for, and one thing that they are of. */
export default defineTable(priceRule, {
  order: sql`t.id desc`,
  scope: (user) => seenParty(user, sql`t.party_id`),
  async before(values, { db, user, before }) {
    const { scope, level, customer, sku, product, type, validFrom, validTo } = values
    if (scope === 'level' && level === '') throw refuse('FIELD_REQUIRED', 'level')
    if (scope === 'party' && customer === '') throw refuse('FIELD_REQUIRED', 'party_id')
    if (customer !== '' && customer !== before?.customer) await refuseForeignParties(db, user, [Number(customer)])
    const named = [sku, product, type].filter((one) => one !== '').length
    if (named !== 1) throw refuse('PRICE_OF_ONE', sku === '' && product === '' ? 'product_id' : 'type_id')
    if (validFrom !== '' && validTo !== '' && validTo < validFrom) throw refuse('FIELD_PERIOD', 'valid_to')
    return { ...values, level: scope === 'level' ? level : '', customer: scope === 'party' ? customer : '' }
  },
})
