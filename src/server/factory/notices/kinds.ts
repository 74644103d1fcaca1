import { sql, type SQL } from 'drizzle-orm'
import { allResources } from '#src/api/all-resources.ts'
import { priceKey } from '#src/api/factory-lines.ts'
import type { NoticeKind, NoticeSettings } from '#src/api/factory-notices.ts'
import { paperLetters } from '#src/api/paper-letters.ts'
import type { Db } from '../../db.ts'
import type { User } from '../../sessions.ts'
import { isNotOwn } from '../settings/approvals.ts'
import { isSeenPaper } from '../scopes/papers.ts'
import { seenParty } from '../scopes/parties.ts'
import { isKept } from '../scopes/warehouses.ts'
import { shortGoods } from './shortage.ts'
import { isCommitment, type DocumentType } from '../state-machine.ts'

/** Papers that have a page, by their kind. */
const papers = allResources
  .filter(({ document, table }) => document && table === 'factory_documents')
  .map(({ document, keys }) => ({
    type: Object.entries(paperLetters).find(([, letters]) => letters === document!.number.letters)![0] as DocumentType,
    page: keys.page,
    acts: document!.acts,
  }))

const holds = ({ level, permissions }: User, ...keys: string[]) => level === 0 || keys.some((key) => permissions.has(key))
const today = sql`(now() at time zone 'Asia/Shanghai')::date`
/** The beginning of a day of the shop. */
const atDay = (day: SQL) => sql`(${day})::timestamp at time zone 'Asia/Shanghai'`
const doc = sql`json_build_object('type', t.type, 'id', t.id, 'sn', t.sn)`

/** Of papers that several levels approve: those of which somebody is the next. */
const isNext = ({ id, level, name }: User): SQL =>
  sql`not exists (select from approvals_given(t.id) g where is_same_person(g.account_id, g.who, ${id}, ${name})) and ${
    level === 0
      ? sql`true`
      : sql`coalesce((select cardinality(s.roles) = 0
            or s.roles && array(select r.id from account_roles a join roles r on r.id = a.role_id and not r.is_disabled where a.account_id = ${id})
          from approval_steps(t.id) s where not exists (select from approvals_given(t.id) g where g.level = s.level) order by s.level limit 1), true)`
  }`

/** Papers that wait for an act of somebody. */
export const waitingFor = (user: User): SQL[] =>
  papers.flatMap(({ type, page, acts }) => {
    const act = acts['approve'] ?? acts['audit']
    if (!act || !holds(user, page) || !holds(user, act.key)) return []
    const next = isCommitment(type) ? sql`${isNext(user)}` : sql`true`
    return [
      sql`select concat('approve-', t.id, '-', t.version) as id, 'todo' as level, 'approve' as kind, ${doc} as doc, '' as note, t.updated_by as by,
        t.updated_at as at from factory_documents t where t.type = ${type} and t.status = 1 and ${isSeenPaper(user, 't')}
        and ${isNotOwn(sql`t.id`, user)} and ${next}`,
    ]
  })

/** What was promised for a day that is over, and did not come whole. */
const late = (user: User): SQL[] =>
  papers.flatMap(({ type, page, acts }) =>
    acts['close'] && holds(user, page)
      ? [
          sql`select concat('late-', t.id, '-', t.delivery_date) as id, 'warning' as level, 'late' as kind, ${doc} as doc, t.delivery_date::text as note,
            t.created_by as by, ${atDay(sql`t.delivery_date + 1`)} as at from factory_documents t
            where t.type = ${type} and t.status in (2, 3) and t.delivery_date < ${today} and ${isSeenPaper(user, 't')}`,
        ]
      : [],
  )

/** Too little of goods, with what is on its way and without what is promised. */
async function shortage(db: Db, user: User): Promise<SQL[]> {
  if (!holds(user, 'admin-store-materialPurchase-add', 'admin-store-storageDetails-index')) return []
  const short = (await shortGoods(db, user, false)).map(({ sku_id, sku_name, qty }) => ({ sku_id, sku_name, qty }))
  return [
    sql`select concat('shortage-', g.sku_id, '-', ${today}) as id, 'warning' as level, 'shortage' as kind,
      json_build_object('type', 'SKU', 'id', g.sku_id, 'sn', g.sku_name) as doc, g.qty as note, '' as by, ${atDay(today)} as at
      from json_to_recordset(${JSON.stringify(short)}::json) g (sku_id bigint, sku_name text, qty text)`,
  ]
}

/** Suppliers to whom something is owed longer than was agreed: what is owed without what is not due yet, as the oldest is paid first. */
const overdue = (user: User): SQL[] =>
  holds(user, priceKey) && holds(user, 'admin-store-payments-index', 'admin-store-materialPurchase-paid')
    ? [
        sql`select concat('overdue-', o.party_id, '-', o.amount) as id, 'warning' as level, 'overdue' as kind,
          json_build_object('type', 'PARTY', 'id', o.party_id, 'sn', o.name) as doc, round(o.amount / 100.0, 2)::text as note, '' as by, ${atDay(today)} as at
          from (select b.party_id, y.name, b.credit - b.debit - coalesce((select sum(e.credit) from party_entries e
              where e.party_id = b.party_id and e.side = 'AP' and e.credit > 0 and (e.due_date >= ${today} or e.due_date is null)
                and e.reversal_of is null and not exists (select from party_entries r where r.reversal_of = e.post_seq)), 0) as amount
            from party_balances b join parties y on y.id = b.party_id
            where b.side = 'AP' and b.credit > b.debit and ${seenParty(user, sql`b.party_id`) ?? sql`true`}) o where o.amount > 0`,
      ]
    : []

/** Prices that end soon. */
const price = (user: User, { price_days: days }: NoticeSettings): SQL[] =>
  holds(user, 'admin-store-productList-price')
    ? [
        sql`select concat('price-', p.id, '-', p.valid_to) as id, 'info' as level, 'price' as kind,
          json_build_object('type', 'PRICE', 'id', p.id, 'sn', coalesce(nullif(p.remark, ''), s.name, f.name, y.name, '')) as doc, p.valid_to::text as note,
          p.updated_by as by, ${atDay(today)} as at
          from price_rules p left join factory_products_skus s on s.id = p.sku_id left join factory_products f on f.id = p.product_id
          left join product_types y on y.id = p.type_id
          where p.status = 1 and p.valid_to between ${today} and ${today} + ${days}::int and ${seenParty(user, sql`p.party_id`) ?? sql`true`}`,
      ]
    : []

/** Lots that are used up too late, as far as something of them lies somewhere. */
const expiry = (user: User, { expiry_days: days }: NoticeSettings): SQL[] =>
  holds(user, 'admin-store-storageDetails-index')
    ? [
        sql`select concat('expiry-', o.id) as id, case when o.expires_on < ${today} then 'warning' else 'info' end as level, 'expiry' as kind,
          json_build_object('type', 'SKU', 'id', o.sku_id, 'sn', concat_ws(' ', s.name, o.lot_no)) as doc, o.expires_on::text as note, '' as by,
          ${atDay(today)} as at
          from lots o join factory_products_skus s on s.id = o.sku_id where o.expires_on <= ${today} + ${days}::int
            and exists (select from stock_balances b where b.lot_id = o.id and b.sku_id = o.sku_id and (b.pieces > 0 or b.weight > 0)
              and ${isKept(user, sql`b.warehouse_id`)})`,
      ]
    : []

/** What somebody was reminded of by somebody else. */
export const reminders = (
  user: User,
): SQL => sql`select concat('reminder-', r.id) as id, 'todo' as level, 'remind' as kind, ${doc} as doc, r.note, r.sent_by as by,
  r.added_at as at from factory_reminders r join factory_documents t on t.id = r.document_id
  where r.account_id = ${user.id} and ${isSeenPaper(user, 't')}`

/** Everything that somebody wants to hear of: `id`, `level`, `kind`, `doc`, `note`, `by`, `at`. */
export async function noticesFor(db: Db, user: User, settings: NoticeSettings): Promise<SQL> {
  const makers: Readonly<Record<NoticeKind, () => SQL[] | Promise<SQL[]>>> = {
    approve: () => waitingFor(user),
    late: () => late(user),
    shortage: () => shortage(db, user),
    overdue: () => overdue(user),
    price: () => price(user, settings),
    expiry: () => expiry(user, settings),
  }
  const parts: SQL[] = []
  for (const kind of settings.kinds) parts.push(...(await makers[kind]()))
  return sql.join([...parts, reminders(user)], sql` union all `)
}
