import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assignAgent } from '#src/server/modules/chat/transfer/assign-agent.ts'
import { addAgent, addCustomer, agentNow } from '#src/server/modules/chat/people.ts'
import { agentFor } from '#src/server/modules/chat/transfer/assignment.ts'
import { giveVisitor, handOnAbandoned } from '#src/server/modules/chat/transfer/hand-on.ts'
import { setChatSettings } from '#src/server/shop/chat-settings.ts'
import { testApp } from '../../../database.ts'

const held = testApp()
const agents: number[] = []

beforeAll(async () => {
  for (const account of ['one', 'two', 'three'])
    agents.push(await addAgent(held.app.db, { account, password: 'a-long-password', nickname: account }))
})
beforeEach(async () => {
  await held.app.db.execute(sql`delete from chat_conversations`)
  await held.app.db.execute(sql`update chat_people set seen_at = now() where uid <> ${agents[2]}`)
  await held.app.db.execute(sql`update chat_agents set given_at = null`)
})

const talk = (agent: number, visitor: number, unread = 0) =>
  held.app.db.execute(
    sql`insert into chat_conversations (agent_uid, visitor_uid, last_seq, agent_read_seq) values (${agent}, ${visitor}, 1, ${1 - unread})`,
  )
const newcomer = () => addCustomer(held.app.db, { nickname: '新客' })
const given = async (visitor: number, mayWait = false) => {
  const found = await agentFor(held.app.db, visitor, mayWait)
  return found && { uid: found.agent.uid, ...(found.queue !== undefined && { queue: found.queue }) }
}

const away = (agent: number, isAway: boolean) =>
  held.app.db.execute(sql`update chat_agents set wants_online = ${!isAway} where uid = ${agent}`)
const agentOf = async (visitor: number) =>
  (
    await held.app.db.execute<{ uid: number }>(sql`select agent_uid::int as uid from chat_conversations where visitor_uid = ${visitor}`)
  ).rows.map(({ uid }) => uid)

describe.each(['last', 'least', 'turns'] as const)('who comes back, by the rule %s,', (assignment) => {
  beforeEach(() => setChatSettings(held.app.db, { assignment }))
  afterEach(() => away(agents[0]!, false))

  it('gets the agent of last time while that one is there, and another one who is where not', async () => {
    const [known, of] = [await newcomer(), await newcomer()]
    await talk(agents[0]!, known)
    await talk(agents[2]!, of)
    expect(await given(known)).toEqual({ uid: agents[0] })
    expect(agents.slice(0, 2)).toContain((await given(of))?.uid)
    await held.app.db.execute(sql`update chat_people set seen_at = null`)
    expect(await given(of)).toBeUndefined()
    expect(await given(of, true)).toMatchObject({ uid: agents[2] })
  })

  it('goes to another one, with what was said, where their agent says that they are away', async () => {
    const visitor = await newcomer()
    await talk(agents[0]!, visitor, 1)
    await assignAgent(held.app.db, visitor, agents[0]!)
    await away(agents[0]!, true)
    const found = (await given(visitor))!
    expect(found).toEqual({ uid: agents[1] })
    for (const grace of [0, 120]) {
      await setChatSettings(held.app.db, { grace })
      await giveVisitor(held.app.db, visitor, found.uid)
      expect([await agentOf(visitor), (await agentNow(held.app.db, visitor))?.uid]).toEqual([[agents[1]], agents[1]])
    }
  })

  it('stays with an agent who says so while they are at it, as long as that lasts', async () => {
    const visitor = await newcomer()
    await talk(agents[0]!, visitor)
    await assignAgent(held.app.db, visitor, agents[0]!)
    await held.app.db.execute(sql`insert into chat_messages (conversation_id, seq, sender_uid, msn, msn_type)
      select id, 1, ${agents[0]}, '马上', 1 from chat_conversations where visitor_uid = ${visitor}`)
    await away(agents[0]!, true)
    expect(await given(visitor)).toEqual({ uid: agents[0] })
    expect(await given(await newcomer())).toEqual({ uid: agents[1] })
    await held.app.db.execute(sql`update chat_messages set created_at = now() - interval '11 minutes'`)
    expect(await given(visitor)).toEqual({ uid: agents[1] })
    await held.app.db.execute(sql`delete from chat_messages`)
  })
})

it('gives who comes back before a word was said the agent whom they have', async () => {
  for (const agent of [agents[0]!, agents[1]!]) {
    const visitor = await newcomer()
    await assignAgent(held.app.db, visitor, agent)
    for (let times = 0; times < 5; times++) expect(await given(visitor)).toEqual({ uid: agent })
  }
})

it('gives nobody who has not said anything yet an agent who is gone, nor leaves them there', async () => {
  const visitor = await newcomer()
  await assignAgent(held.app.db, visitor, agents[2]!)
  await held.app.db.execute(sql`update chat_people set left_at = now() - interval '1 hour' where uid = ${agents[2]}`)
  expect(await given(visitor)).not.toEqual({ uid: agents[2] })
  await held.app.db.execute(sql`update chat_people set seen_at = now() where uid = ${visitor}`)
  await setChatSettings(held.app.db, { grace: 2 })
  expect(await handOnAbandoned(held.app.db)).toBe(1)
  expect(agents.slice(0, 2)).toContain((await agentNow(held.app.db, visitor))?.uid)
  expect(await handOnAbandoned(held.app.db)).toBe(0)
})

it('gives newcomers to who has the fewest visitors', async () => {
  await setChatSettings(held.app.db, { assignment: 'least' })
  await talk(agents[0]!, await newcomer())
  expect(await given(await newcomer())).toEqual({ uid: agents[1] })
  await talk(agents[1]!, await newcomer())
  await talk(agents[1]!, await newcomer())
  expect(await given(await newcomer())).toEqual({ uid: agents[0] })
})

it('gives newcomers to one after the other', async () => {
  await setChatSettings(held.app.db, { assignment: 'turns' })
  const turns = []
  for (let turn = 0; turn < 4; turn++) turns.push((await given(await newcomer()))!.uid)
  expect(turns).toEqual([agents[0], agents[1], agents[0], agents[1]])
})

it('tells the place in the queue where nobody is free', async () => {
  await setChatSettings(held.app.db, { assignment: 'least', capacity: 1 })
  await talk(agents[0]!, await newcomer())
  expect(await given(await newcomer())).toEqual({ uid: agents[1] })
  const waiting = await newcomer()
  await talk(agents[1]!, waiting, 1)
  await held.app.db.execute(sql`insert into chat_messages (conversation_id, seq, sender_uid, msn, msn_type)
    select id, 1, ${waiting}, '在吗', 1 from chat_conversations where visitor_uid = ${waiting}`)
  expect(await given(await newcomer())).toMatchObject({ queue: 2 })
  await held.app.db.execute(sql`update chat_people set seen_at = null`)
  expect(await given(await newcomer())).toBeUndefined()
  expect(await given(await newcomer(), true)).toMatchObject({ queue: 2 })
  await held.app.db.execute(sql`delete from chat_messages`)
})
