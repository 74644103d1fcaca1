import { sql, type SQL } from 'drizzle-orm'
import type { RecordOf, RecordQuery } from '#src/api/resource.ts'
import { linesMoneyOf, negativeKey, type PricedLine, type WholeCharges } from '#src/api/factory-lines.ts'
import type { Fields } from '#src/kinds/kind.ts'
import { compared, sumOf, trimmed } from '#src/lib/decimal.ts'
import { today } from '#src/lib/shop-time.ts'
import type { Sought } from '../../database/sought.ts'
import { keepIntention } from '../../database/intention.ts'
import { row, rows, type Db } from '../../db.ts'
import { act, type Acting } from '../../factory/documents.ts'
import { addEvent, addFirstEvent } from '../../factory/events.ts'
import { audit, reverse, type Audited } from '../../factory/post.ts'
import { refuseOtherLocations } from './line-locations.ts'
import { refuseEarly } from './paper-days.ts'
import { taxRatesOf, withUnits } from '../../factory/lines/line-units.ts'
import { refuseDecimals } from '../../factory/lines/unit-decimals.ts'
import { isAgreed, changed, changing } from './changes.ts'
import { drawnNumber, notDrawn } from '../../factory/settings/numbers.ts'
import { readFactorySettings } from '../../factory/settings/switches.ts'
import { isCommitment, type DocumentAction, type DocumentType } from '../../factory/state-machine.ts'
import { seenPaper, wordsOfPapers } from '../../factory/scopes/papers.ts'
import { refuseForeignParties } from '../../factory/scopes/parties.ts'
import { refuseForeign } from '../../factory/scopes/warehouses.ts'
import { Refusal } from '../../refusal.ts'
import type { Schema } from '../../schemas.ts'
import type { User } from '../../sessions.ts'
import { finding } from '../../tables/select.ts'
import { sumsOf } from '../../tables/sums.ts'
import { matchesBeside, searchBeside } from '../../tables/words.ts'
import { maySee, type Performed, type Performing, type Table, type TableRules, type Writing } from '../../tables/table.ts'

interface Line extends PricedLine {
  sku: string
  unit?: string
  source?: string
}

interface Goods {
  id: string
  counted_by: string
  area_each: string
  weight_each: string
  length_each: string
  is_on: boolean
}

type Completing = RecordOf<Fields> &
  WholeCharges & {
    deposit?: string
    lines: readonly (Line & { id: string; taken?: string })[]
    taxMode?: string
    progress?: string
    party?: string
    supplier?: string
  }

/** What SKUs are counted by and measure now, by id. */
async function goodsOf(db: Db, lines: readonly Line[]): Promise<Map<string, Goods>> {
  const ids = [...new Set(lines.map(({ sku }) => sku))]
  const found = await rows<Goods>(
    db,
    sql`select s.id::text as id, s.counted_by, trim_scale(s.area_each)::text as area_each, trim_scale(s.weight_each)::text as weight_each,
          trim_scale(s.length_each)::text as length_each,
          s.status = 1 and p.status = 1 as is_on
        from factory_products_skus s join factory_products p on p.id = s.parent_id where s.id = any(${sql.param(ids)}::bigint[])`,
  )
  return new Map(found.map((one) => [one.id, one]))
}

/**
 * A document whose lines have the measures of their SKUs and what they come to, whatever was sent.
 * @throws Refusal 400 `LINES_MISSING`, and `SKU_STOPPED`, `QUANTITY_MISSING`, `PRICE_UNIT_OTHER` at their lines
 */
async function completed(values: Completing, { db, before }: Writing<Fields>): Promise<Completing> {
  const { lines, taxMode = 'none' } = values
  if (lines.length === 0) throw new Refusal({ status: 400, code: 'LINES_MISSING', errors: { lines: 'LINES_MISSING' } })
  const goods = await goodsOf(db, lines)
  const were = new Set(((before as Completing | undefined)?.lines ?? []).map(({ sku }) => sku))
  const errors: Record<string, string> = {}
  lines.forEach(({ sku, qty }, at) => {
    if (compared(qty || '0', '0') <= 0) errors[`lines.${at}.qty`] = 'QUANTITY_MISSING'
    // a line of what was stopped since stays
    if (!goods.get(sku)?.is_on && !were.has(sku)) errors[`lines.${at}.sku_id`] = 'SKU_STOPPED'
    else if (isPricedByNothing(lines[at]!, goods.get(sku)!)) errors[`lines.${at}.price_unit`] = 'PRICE_UNIT_OTHER'
  })
  const [first] = Object.values(errors)
  if (first) throw new Refusal({ status: 400, code: first, errors })
  const untaxed = lines.filter((line) => 'price' in line && !line.taxRate).map(({ sku }) => sku)
  const rates = await taxRatesOf(db, untaxed, values.party ?? values.supplier)
  const charged = chargesOf(values)
  const measured = lines.map((given) => {
    const { counted_by, area_each, weight_each, length_each } = goods.get(given.sku)!
    const line = 'price' in given ? { ...given, taxRate: given.taxRate || rates.get(given.sku)! } : given
    return { ...line, countedBy: counted_by, areaEach: area_each, weightEach: weight_each, lengthEach: length_each }
  })
  const money = linesMoneyOf(measured, taxMode, charged)
  if (money.some(({ gross }) => compared(gross, '0') < 0))
    throw new Refusal({ status: 400, code: 'DISCOUNT_OVER', errors: { discount: 'DISCOUNT_OVER' } })
  const whole = measured.map((line, at) => {
    const priced = 'price' in line && {
      ...money[at]!,
      priceUnit: line.priceUnit || 'unit',
    }
    return { ...line, ...priced, ...('taken' in line && { taken: line.taken || '0' }) }
  })
  return { ...values, ...charged, lines: whole, ...('progress' in values && { progress: values.progress || '0' }) }
}

/** Amounts of a document as a whole; what nobody filled in is nothing. */
const chargesOf = (values: Completing) =>
  Object.fromEntries((['discount', 'freight', 'deposit'] as const).flatMap((name) => (name in values ? [[name, values[name] || '0']] : [])))

/** Whether the price of a line is of square metres or metres that its goods have not. */
function isPricedByNothing({ price, priceUnit }: Line, { counted_by, area_each, length_each }: Goods): boolean {
  const each = { m2: area_each, m: length_each }[priceUnit]
  return Boolean(price) && each !== undefined && (counted_by === 'weight' || compared(each, '0') <= 0)
}

/** Whoever submits and may approve, but not at this level, has submitted it. */
const waitsForOthers = (error: unknown): boolean => {
  if (error instanceof Refusal && error.detail.code === 'APPROVAL_OTHER') return true
  throw error
}

const audited = ({ version, ...written }: Audited): Performed => ({ version, written })

/** Does an act of the kernel. */
export async function perform(
  { id, name, version, note, isNegativeRefused, day }: Performing,
  { db, user, may = () => false }: { db: Db; user: User; may?: (act: string) => boolean },
): Promise<Performed> {
  const mayNegative = !isNegativeRefused && maySee({ needs: negativeKey }, user)
  const acting: Acting = { who: user.name, by: user, note, mayNegative, ...(version !== undefined && { version }) }
  // nothing is asked any more once goods are held
  if (name === 'audit') return audited(await audit(db, id, acting))
  let isWaiting = false
  if (name === 'reverse') await reverse(db, id, day ?? today(), acting)
  else isWaiting = await act(db, id, name as DocumentAction, acting)
  if (name === 'submit' && (await readFactorySettings(db)).submit_audits) {
    if (may('audit')) return audited(await audit(db, id, { who: user.name, mayNegative }))
    if (may('approve')) isWaiting = await act(db, id, 'approve', { who: user.name, by: user }).catch(waitsForOthers)
  }
  const { version: now } = (await row<{ version: number }>(db, sql`select version from factory_documents where id = ${id}`))!
  return { version: now, ...(isWaiting && { said: 'APPROVAL_WAITS' }) }
}

function scopeOf(type: DocumentType, user: User): SQL {
  const seen = seenPaper(user, 't')
  return seen ? sql`t.type = ${type} and ${seen}` : sql`t.type = ${type}`
}

/** What a list of papers is narrowed by besides its fields: goods of its lines, and of what is promised what should have come by now. */
const besideQuery = (type: DocumentType): Record<string, Schema> => ({
  sku_id: { type: 'string', pattern: '^\\d{0,15}$' },
  ...(isCommitment(type) && { overdue: { enum: ['', '0', '1'] } }),
})

function narrowedBy({ sku_id: sku, overdue }: RecordQuery): SQL | undefined {
  const narrowed = [
    ...(sku ? [sql`t.id in (select l.parent_id from factory_documents_lines l where l.sku_id = ${String(sku)}::bigint)`] : []),
    ...(overdue === '1' ? [sql`t.status in (2, 3) and t.delivery_date < (now() at time zone 'Asia/Shanghai')::date`] : []),
  ]
  return narrowed.length > 0 ? sql.join(narrowed, sql` and `) : undefined
}

/** What documents measure and cost together; fields of those that have them. */
const summed = ['pieces', 'weight', 'gross']

/**
 * How many documents of a kind somebody may see in each state, whatever is looked for, and what those that a query finds come to. One look says both
 * where nothing but a state is asked for.
 */
async function figuresOf(db: Db, query: RecordQuery, user: User, table: Table, sought?: Sought) {
  const { fields } = table.resource
  const names = summed.filter((name) => name in fields && maySee(fields[name]!, user))
  const { page: _, limit: __, sort: ___, order: ____, status, ...narrowed } = query
  const isPlain = Object.values(narrowed).every((value) => value === undefined || value === '')
  const sums = isPlain ? names.map((name) => sql`, coalesce(sum(t.${sql.identifier(name)}), 0)::text as ${sql.identifier(name)}`) : []
  const states = await rows<{ status: number; count: number } & Record<string, string>>(
    db,
    sql`select t.status, count(*)::int as count ${sql.join(sums, sql``)} ${finding(table, {}, user).where} group by t.status order by t.status`,
  )
  const tabs = states.map((one) => ({ status: one.status, count: one.count }))
  // what is not counted is not summed up either
  if (sought?.isCapped) return { tabs, summary: {} }
  if (!isPlain) return { tabs, summary: await sumsOf(db, table, names, query, user, sought) }
  const wanted = String(status ?? '')
  const chosen = states.filter((one) => wanted === '' || wanted.split(',').includes(String(one.status)))
  return { tabs, summary: Object.fromEntries(names.map((name) => [name, trimmed(sumOf(chosen.map((one) => one[name] ?? '0')))])) }
}

/** Everything that may be done with papers, as far as their states let it. */
const actions = ['edit', 'change', 'submit', 'withdraw', 'reject', 'approve', 'close', 'reopen', 'audit', 'reverse', 'void']

/** What of a paper says where goods are and whose it is. */
interface Naming {
  warehouse?: string
  party?: string
  supplier?: string
}

const partyOf = ({ party, supplier }: Naming): string | undefined => party || supplier || undefined

interface PaperOptions {
  /** What its lines are is not said by who adds it: they are neither completed nor wanted. */
  hasLinesOfItsOwn?: boolean
}

/** Rules that all kinds of paper share; `more` is what one has besides. */
export const documentRules = <F extends Fields>(
  type: DocumentType,
  more: TableRules<F> = {},
  { hasLinesOfItsOwn = false }: PaperOptions = {},
): TableRules<F> => ({
  fixed: { type: sql`${type}` },
  // papers of a file get theirs together, once all are written
  number: (db, { isInFile }) => (isInFile ? Promise.resolve(notDrawn()) : drawnNumber(db, type)),
  scope: (user) => scopeOf(type, user),
  order: sql`t.biz_date desc, t.id desc`,
  finds: (words) => matchesBeside(words, wordsOfPapers(sql`t.id`)),
  search: (words) => searchBeside(words, wordsOfPapers(sql`t.id`)),
  beside: {
    query: besideQuery(type),
    where: narrowedBy,
    reply: {
      summary: { type: 'object', properties: Object.fromEntries(summed.map((name) => [name, { type: 'string' }])) },
      tabs: { type: 'array', items: { type: 'object', properties: { status: { type: 'integer' }, count: { type: 'integer' } } } },
    },
    read: figuresOf,
  },
  // what takes another one back is not taken back itself
  extra: {
    is_mirror: sql`t.reversal_of is not null`,
    made_by: sql`t.created_by`,
    judged_by: sql`coalesce(nullif(t.audited_by, ''), t.approved_by)`,
    printed: sql`t.printed`,
  },
  allow: ({ wire }) => actions.filter((action) => action !== 'reverse' || wire['is_mirror'] !== true),
  ...(isCommitment(type) && { isAgreed }),
  perform,
  ...more,
  async before(values, writing) {
    const { db, user, before } = writing
    refuseForeign(user, (values as unknown as Naming).warehouse)
    const party = partyOf(values as unknown as Naming)
    if (party && party !== (before && partyOf(before as unknown as Naming))) await refuseForeignParties(db, user, [Number(party)])
    refuseEarly(values as never, before as never)
    if (hasLinesOfItsOwn) return (await more.before?.(values, writing)) ?? values
    const { lines } = values as unknown as Completing
    await refuseOtherLocations(db, values as never)
    await refuseDecimals(db, lines, (before as unknown as Completing | undefined)?.lines)
    const entered = { ...values, lines: await withUnits(db, lines) }
    const judged = (await more.before?.(entered, writing)) ?? entered
    const whole = (await completed(judged as unknown as Completing, writing as unknown as Writing<Fields>)) as unknown as RecordOf<F>
    return isCommitment(type) ? changing(whole, writing) : whole
  },
  async after(record, writing) {
    const { db, user, before } = writing
    const [id, who] = [Number(record.id), user.name]
    if (!before) {
      await addFirstEvent(db, id, { what: 'add', who })
      await keepIntention(db, id, sql`created_by = ${who}`)
    } else if (isAgreed(before)) await changed(type, record, writing)
    else await addEvent(db, id, { what: 'edit', who })
    await more.after?.(record, writing)
  },
})
