import { sql, type SQL } from 'drizzle-orm'
import { row, type Db } from '#src/server/db.ts'
import { Refusal } from '#src/server/refusal.ts'
import type { Person } from '../people.ts'

/**
 * SQL: whether a person of `chat_people p` is an agent's own customer: was given to them, or has written to them. To write to somebody
 * opens nothing.
 */
export const isOwn = (agentUid: number): SQL => sql`(coalesce(p.desk_uid = ${agentUid}, false) or exists (
  select 1 from chat_conversations c join chat_messages m on m.conversation_id = c.id and m.sender_uid = c.visitor_uid
  where c.visitor_uid = p.uid and c.agent_uid = ${agentUid}))`

export interface OwnCustomer {
  uid: number
  /** 0 for a tourist, and for who is no user of the shop. */
  shopUid: number
}

/** A customer of an agent's own. @throws Refusal 410092 for anybody else */
export async function ownCustomer(db: Db, agent: Person, uid: number): Promise<OwnCustomer> {
  const found = await row<{ shop_uid: number | null }>(
    db,
    sql`select p.shop_uid from chat_people p where p.uid = ${uid} and p.kind <> 'agent' and ${isOwn(agent.uid)}`,
  )
  if (!found) throw new Refusal({ status: 400, code: '410092' })
  return { uid, shopUid: Number(found.shop_uid ?? 0) }
}

/** The same where something of the shop is changed for them. @throws Refusal 410092, 410113 for who is no user of the shop */
export async function ownShopUser(db: Db, agent: Person, uid: number): Promise<number> {
  const { shopUid } = await ownCustomer(db, agent, uid)
  if (!shopUid) throw new Refusal({ status: 400, code: '410113' })
  return shopUid
}

/** An order of an agent's own customer, by its id or its number. @throws Refusal 410173 for none, 410092 for somebody else's */
export async function orderForAgent(db: Db, agent: Person, wanted: string): Promise<{ id: number }> {
  const which = /^\d{1,15}$/.test(wanted) ? sql`o.id = ${Number(wanted)}` : sql`o.order_id = ${wanted}`
  const found = await row<{ id: number; is_own: boolean }>(
    db,
    sql`select o.id, exists (select 1 from chat_people p where p.shop_uid = o.uid and ${isOwn(agent.uid)}) as is_own
        from shop_orders o where ${which} and o.is_system_del = 0`,
  )
  if (!found) throw new Refusal({ status: 400, code: '410173' })
  if (!found.is_own) throw new Refusal({ status: 400, code: '410092' })
  return { id: found.id }
}

/** Lets an agent change orders whose row says that they may. @throws Refusal `AGENT_MAY_NOT` */
export async function refuseIdle(db: Db, agent: Person): Promise<void> {
  const found = await row(db, sql`select 1 as may from chat_agents where uid = ${agent.uid} and customer = 1`)
  if (!found) throw new Refusal({ status: 400, code: 'AGENT_MAY_NOT' })
}
