import { sql } from 'drizzle-orm'
import { baseQtyOf, isBeyondTolerance, priceKey } from '#src/api/factory-lines.ts'
import { hasParty, isMadeElsewhere, isPriced } from '#src/api/goods-receipts.ts'
import goodsReceipt from '#src/api/resources/stock/goods-receipt.ts'
import type { RecordOf } from '#src/api/resource.ts'
import { row, rows, type Db } from '../../db.ts'
import { trimmed } from '#src/lib/decimal.ts'
import { dueDate, type PayTerm } from '#src/lib/due-date.ts'
import { sourceLines, takenOver } from '../../factory/drafts.ts'
import { chargesFor } from '../../factory/lines/order-charges.ts'
import { readFactorySettings } from '../../factory/settings/switches.ts'
import { Refusal } from '../../refusal.ts'
import { defineTable, maySee, type TableRules } from '../../tables/table.ts'
import { paperImporter } from './paper-importer.ts'
import { documentRules } from './document-rules.ts'
import { operator, sources } from './told-columns.ts'

type Fields = (typeof goodsReceipt)['fields']
type Receipt = RecordOf<Fields>

/** Refused where it is of a kind that others make, or does not say whose it is. */
async function refuseUnsaid(db: Db, { kind, party }: Receipt): Promise<void> {
  if (isMadeElsewhere(kind)) throw new Refusal({ status: 400, code: 'KIND_ELSEWHERE', errors: { sub_type: 'KIND_ELSEWHERE' } })
  if (!hasParty(kind)) return
  const code = kind === 'purchase' ? 'PURCHASE_OF_NOBODY' : 'CUSTOMER_MISSING'
  const flag = sql.identifier(kind === 'purchase' ? 'is_supplier' : 'is_customer')
  const found = party && (await row(db, sql`select 1 as one from parties where id = ${party} and ${flag}`))
  if (!found) throw new Refusal({ status: 400, code, errors: { party_id: code } })
}

const nothingTaken = { wanted: '', price: '', priceUnit: '', taxRate: '' }

/**
 * Lines with what follows from those that they answer: how much was to come and, for who sees no prices, what was agreed. @throws Refusal 400
 * `SOURCE_OTHER` at a line that answers other goods, another supplier, or another way of tax
 */
async function sourced(values: Receipt, db: Db, seesPrices: boolean): Promise<Receipt> {
  const isPurchase = values.kind === 'purchase'
  // what it cost is said as it is, without a tax
  if (values.kind === 'opening')
    return {
      ...values,
      party: '',
      taxMode: 'none',
      lines: values.lines.map((line) => ({ ...line, qc: line.qc || 'passed', taxRate: '0', source: '', wanted: '' })),
    }
  const sources = await sourceLines(db, isPurchase ? values.lines.flatMap(({ source }) => source || []) : [])
  const errors: Record<string, string> = {}
  const lines = values.lines.map((entered, at) => {
    const line = { ...entered, qc: entered.qc || 'passed' }
    if (!isPriced(values.kind)) return { ...line, price: '', source: '', wanted: '' }
    if (!isPurchase || !line.source) return { ...line, source: '', wanted: '' }
    const source = sources.get(line.source)
    if (!source || source.sku !== line.sku || source.party !== values.party || source.taxMode !== values.taxMode)
      errors[`lines.${at}.sku_id`] = 'SOURCE_OTHER'
    const { wanted, price, priceUnit, taxRate } = source ? takenOver(source, line) : nothingTaken
    return { ...line, wanted, ...(!line.taxRate && { taxRate }), ...(!seesPrices && !line.price && { price, priceUnit, taxRate }) }
  })
  if (Object.keys(errors).length > 0) throw new Refusal({ status: 400, code: 'SOURCE_OTHER', errors })
  return { ...values, party: hasParty(values.kind) ? values.party : '', lines }
}

/** Refused with 400 `WEIGHT_BEYOND` at lines that weigh too much or too little and do not say why. */
async function refuseBeyond(db: Db, { lines }: Receipt): Promise<void> {
  const { weight_tolerance: most } = await readFactorySettings(db)
  const odd = lines.flatMap((line, at) =>
    isBeyondTolerance(line, most) && !line.remark.trim() ? [[`lines.${at}.remark`, 'WEIGHT_BEYOND']] : [],
  )
  if (odd.length > 0)
    throw new Refusal({ status: 400, code: 'WEIGHT_BEYOND', values: { most: trimmed(most) }, errors: Object.fromEntries(odd) })
}

/** A receipt with the day on which it is to be paid: as the supplier's terms say, as long as nobody has said another (manufacturing 2.1). */
async function dated(values: Receipt, db: Db, before: Receipt | undefined): Promise<Receipt> {
  const { kind, party, date, due } = values
  if (kind !== 'purchase') return { ...values, due: '' }
  const isAsBefore = before !== undefined && due === before.due && (date !== before.date || party !== before.party)
  if (due !== '' && !isAsBefore) return values
  const terms = await rows<PayTerm & { id: string }>(
    db,
    sql`select id::text as id, pay_term as term, coalesce(pay_days, 0) as days from parties where id in (${party}::bigint, ${before?.party || null}::bigint)`,
  )
  const dueOf = (one: Receipt) =>
    dueDate(
      one.date,
      terms.find(({ id }) => id === one.party)!,
    )
  return due === '' || due === dueOf(before!) ? { ...values, due: dueOf(values) } : values
}

/** What of orders, and how much, as far as lines answer any. */
const answersOf = (lines: Receipt['lines']) =>
  lines.filter(({ source }) => source).map((line) => ({ source: line.source, base: baseQtyOf(line) }))

/** What stands on orders as a whole goes with their goods, also where who receives them sees no prices; what is not priced has nothing of it. */
async function charged(values: Receipt, db: Db, seesPrices: boolean, before: Receipt | undefined): Promise<Receipt> {
  if (!hasParty(values.kind)) return { ...values, discount: '0', freight: '0' }
  const answering = answersOf(values.lines)
  const isAsBefore = before !== undefined && JSON.stringify(answersOf(before.lines)) === JSON.stringify(answering)
  if (seesPrices || isAsBefore || answering.length === 0) return values
  return { ...values, ...(await chargesFor(db, answering)) }
}

const rules: TableRules<Fields> = documentRules<Fields>('IN', {
  derived: { sources, operator },
  importer: (table) => paperImporter(table, 'IN', 'party') as never,
  async before(values, { db, user, before }) {
    await refuseUnsaid(db, values)
    const seesPrices = maySee({ needs: priceKey }, user)
    return charged(await dated(await sourced(values, db, seesPrices), db, before), db, seesPrices, before)
  },
})

/** What comes in: as ordered, by weight. */
export default defineTable(goodsReceipt, {
  ...rules,
  async before(values, writing) {
    const whole = await rules.before!(values, writing)
    await refuseBeyond(writing.db, whole)
    return whole
  },
})
