import { sql, type SQL } from 'drizzle-orm'
import { trading } from '../../shop/capital.ts'
import { readDates } from '../../shop/date-range.ts'

/** What users hold is a kind of its own, behind those of the flow of money. */
const held = { money: 9, commission: 10 } as const

const { order, refund, recharge, rechargeRefund, commission, membership, cashier } = trading

/** A kind as it stands in SQL: a parameter would be text. */
const as = (kind: number) => sql.raw(String(kind))

/** Reasons of a ledger entry, with the kind of flow that each belongs to. */
const kindOfEntry: Readonly<Record<string, number>> = {
  pay_product: order,
  pay_product_refund: refund,
  recharge,
  recharge_refund: rechargeRefund,
  extract: commission,
  pay_member: membership,
  offline_scan: cashier,
}

const signed = sql`case l.pm when 1 then l.number else -l.number end`
const ofBalance = (payType: string, amount: string) => sql.raw(`case when ${payType} = 'yue' then ${amount} else 0 end`)
const numberOfWithdrawal = sql`'TX' || lpad(e.id::text, 8, '0')`

/**
 * Every document by which money came or went, with what the flow has to say of it, and what the balance of its user. Refunds stand together by
 * their order: the entry of a ledger names that.
 */
const documents = (within: (column: string) => SQL): SQL => sql`
  select ${as(order)} as kind, o.order_id as number, o.id as ref, o.uid, o.pay_type, o.pay_at as at, o.pay_price as paid,
    ${ofBalance('o.pay_type', '-o.pay_price')} as owed
    from shop_orders o where o.pid <= 0 and o.paid = 1 and o.pay_price > 0 and ${within('o.pay_at')}
  union all select ${as(refund)}, o.order_id, o.id, o.uid, o.pay_type, max(r.refunded_at), -sum(r.refunded_price),
    ${ofBalance('o.pay_type', 'sum(r.refunded_price)')}
    from shop_refunds r join shop_orders o on o.id = r.store_order_id
    where r.refund_type = 6 and r.refunded_price > 0 and ${within('r.refunded_at')} group by o.id
  union all select ${as(recharge)}, c.order_id, c.id, c.uid, c.recharge_type, c.pay_at, c.price, c.price + c.give_price
    from shop_recharges c where c.paid = 1 and c.recharge_type <> 'system' and ${within('c.pay_at')}
  union all select ${as(rechargeRefund)}, c.order_id, c.id, c.uid, c.recharge_type, c.refunded_at, -c.refund_price, -c.refund_price - c.refunded_gift
    from shop_recharges c where c.refund_price > 0 and ${within('c.refunded_at')}
  union all select ${as(commission)}, ${numberOfWithdrawal}, e.id, e.uid, e.extract_type, e.decided_at,
    case e.extract_type when 'balance' then 0 else e.extract_fee - e.extract_price end,
    case e.extract_type when 'balance' then e.extract_price - e.extract_fee else 0 end
    from shop_extracts e where e.status = 1 and ${within('e.decided_at')}
  union all select ${as(membership)}, m.order_id, m.id, m.uid, m.pay_type, m.pay_at, m.pay_price, ${ofBalance('m.pay_type', '-m.pay_price')}
    from member_orders m where m.pay_price > 0 and ${within('m.pay_at')}
  union all select ${as(cashier)}, k.order_id, k.id, k.uid, k.pay_type, k.paid_at, k.pay_price, ${ofBalance('k.pay_type', '-k.pay_price')}
    from shop_cashier_orders k where ${within('k.paid_at')}`

const flows = (within: (column: string) => SQL): SQL => sql`
  select f.trading_type::int as kind, coalesce(o.order_id, f.order_id) as number, max(f.uid) as uid, max(f.pay_type) as pay_type, max(f.added_at) as at,
    max(f.order_id) as flow_number, sum(f.price) as flow
  from capital_flow f left join shop_refunds r on f.trading_type = ${as(refund)} and r.order_id = f.order_id left join shop_orders o on o.id = r.store_order_id
  where ${within('f.added_at')} group by 1, 2`

const kindOf = sql.join(
  Object.entries(kindOfEntry).map(([type, kind]) => sql`when ${type} then ${as(kind)}`),
  sql` `,
)
const entryTypes = sql.join(
  Object.keys(kindOfEntry).map((type) => sql`${type}`),
  sql`, `,
)
const entries = (within: (column: string) => SQL): SQL => sql`
  select case l.type ${kindOf} end as kind, l.link_id as number, max(l.uid) as uid, max(l.added_at) as at, sum(${signed}) as ledger
  from shop_ledger l where l.account = 'money' and l.type in (${entryTypes}) and ${within('l.added_at')} group by 1, 2`

/** What those who moved something in these days hold, and what all their entries come to. */
const accounts = (within: (column: string) => SQL): SQL =>
  sql.join(
    (['money', 'commission'] as const).map(
      (
        account,
      ) => sql`select ${as(held[account])} as kind, u.nickname as number, u.uid as ref, u.uid, '' as pay_type, t.at, '' as flow_number, 0 as paid, 0 as flow,
        ${sql.raw(account === 'money' ? 'u.now_money' : 'u.brokerage_price')} as owed,
        (select coalesce(sum(${signed}), 0) from shop_ledger l where l.uid = u.uid and l.account = ${account}) as ledger
      from (select l.uid, max(l.added_at) as at from shop_ledger l where l.account = ${account} and ${within('l.added_at')} group by 1) t
      join shop_users u on u.uid = t.uid`,
    ),
    sql` union all `,
  )

/**
 * All books of some days side by side, as a table for `with`: what one says and another does not is a row as well. The latest thirty days
 * where none are named: all there is would be every document and every entry that the shop ever had.
 * @throws Refusal 100100 at `time` for what says no days
 */
export function books(time: string | undefined): SQL {
  const within = readDates('time', time || 'lately30')
  return sql`d as (${documents(within)}), f as (${flows(within)}), l as (${entries(within)}),
    b as materialized (
      select coalesce(d.kind, f.kind, l.kind) as kind, coalesce(d.number, f.number, l.number) as number, coalesce(d.ref, 0) as ref,
        coalesce(d.uid, f.uid, l.uid) as uid, coalesce(d.pay_type, f.pay_type, '') as pay_type, coalesce(d.at, f.at, l.at) as at,
        coalesce(f.flow_number, d.number, l.number) as flow_number,
        coalesce(d.paid, 0) as paid, coalesce(f.flow, 0) as flow, coalesce(d.owed, 0) as owed, coalesce(l.ledger, 0) as ledger
      from d full join f on f.kind = d.kind and f.number = d.number
        full join l on l.kind = coalesce(d.kind, f.kind) and l.number = coalesce(d.number, f.number)
      union all ${accounts(within)})`
}
