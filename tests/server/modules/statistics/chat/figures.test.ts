import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { addAgent } from '#src/server/modules/chat/people.ts'
import { moveVisitor } from '#src/server/modules/chat/transfer/move.ts'
import { row } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../../../database.ts'

const held = testApp()
let who: SignedIn
let first = 0
let second = 0

interface Reply<T> {
  status: number
  data: T
}
interface Lines {
  xAxis: string[]
  series: { name: string; data: number[] }[]
}

const days = '2026/03/02-2026/03/04'
const ask = async <T>(call: string, query = `data=${days}`, by = who): Promise<Reply<T>> =>
  (await held.app.inject({ url: `/adminapi/statistic/service/${call}?${query}`, headers: by.headers })).json()

/** `visitor` or `agent` says something at a time of the shop's clock; `auto` is an automatic reply. */
type Said = readonly [who: 'visitor' | 'agent' | 'auto', at: string]

async function talk(agent: number, visitor: number, said: readonly Said[]): Promise<number> {
  const { db } = held.app
  await db.execute(sql`insert into chat_people (uid, kind) values (${visitor}, 'customer') on conflict do nothing`)
  const made = await row<{ id: number }>(
    db,
    sql`insert into chat_conversations (agent_uid, visitor_uid) values (${agent}, ${visitor}) returning id::int as id`,
  )
  await goOn(made!.id, agent, visitor, said)
  return made!.id
}

async function goOn(conversation: number, agent: number, visitor: number, said: readonly Said[]): Promise<void> {
  for (const [side, at] of said) {
    const sender = side === 'visitor' ? visitor : agent
    await held.app.db
      .execute(sql`with numbered as (update chat_conversations set last_seq = last_seq + 1 where id = ${conversation} returning last_seq)
      insert into chat_messages (conversation_id, seq, sender_uid, client_id, msn, msn_type, created_at)
      select ${conversation}, last_seq, ${sender}, ${side === 'auto' ? `auto:${conversation}-${at}` : null}, '在', 1, ${`2026-03-${at}+08:00`}::timestamptz from numbered`)
  }
}

beforeAll(async () => {
  const { db } = held.app
  who = await signedIn(held.app)
  first = await addAgent(db, { account: 'one', nickname: '小美', phone: '13000000001', password: 'x' })
  second = await addAgent(db, { account: 'two', nickname: '小强', phone: '13000000002', password: 'x' })
  // two conversations with one visitor: half an hour of silence lies between them; the second is never answered by a person
  const id = await talk(first, 9001, [
    ['visitor', '02T09:00:00'],
    ['auto', '02T09:00:01'],
    ['agent', '02T09:00:40'],
    ['visitor', '02T09:10:00'],
    ['visitor', '02T09:41:00'],
    ['auto', '02T09:41:01'],
  ])
  // begun before midnight of the last day, answered behind it
  await talk(second, 9002, [
    ['visitor', '04T23:59:50'],
    ['agent', '05T00:00:10'],
  ])
  // what an agent begins is none until a visitor writes; what was begun before the days is not of them
  await talk(first, 9003, [
    ['agent', '03T15:00:00'],
    ['visitor', '03T15:00:30'],
    ['agent', '03T15:01:00'],
  ])
  await talk(second, 9004, [
    ['visitor', '01T23:50:00'],
    ['agent', '02T00:10:00'],
  ])
  const message = await row<{ id: number }>(db, sql`select id::int as id from chat_messages where conversation_id = ${id} and seq = 3`)
  const agent = await row<{ id: number }>(db, sql`select id::int as id from chat_agents where uid = ${first}`)
  for (const [turn, stars] of [5, 4, 4].entries())
    await db.execute(sql`insert into chat_ratings (visitor_uid, agent_uid, agent_id, message_id, turn, stars, created_at)
      values (9001, ${first}, ${agent!.id}, ${message!.id}, ${turn}, ${stars}, '2026-03-03T12:00:00+08:00')`)
  await db.execute(
    sql`insert into chat_transfers (visitor_uid, from_uid, to_uid, created_at) values (9001, ${first}, ${second}, '2026-03-02T10:00:00+08:00')`,
  )
})

describe('figures of customer service', () => {
  it('counts conversations that visitors began in the days, and how long they waited for a person', async () => {
    expect((await ask('get_basic')).data).toEqual({
      ...{ conversations: 4, visitors: 3, unanswered: 1, received: 5, sent: 4, transfers: 1, ratings: 3, stars: '4.3' },
      // 20, 30 and 40 seconds
      ...{ first_median: 30, first_p90: 38, duration: 217 },
    })
  })

  it('says of what has no source that it has none', async () => {
    expect((await ask('get_basic', 'data=2026/01/01-2026/01/02')).data).toEqual({
      ...{ conversations: 0, visitors: 0, unanswered: 0, received: 0, sent: 0, transfers: 0, ratings: 0, stars: null },
      ...{ first_median: null, first_p90: null, duration: null },
    })
    expect((await ask('get_ratings', 'data=2026/01/01-2026/01/02')).data).toEqual({ bing_xdata: [], bing_data: [], list: [] })
    expect((await ask('get_agents', 'data=2026/01/01-2026/01/02')).data).toEqual([])
  })

  it('goes along the days and the hours of the day, by the clock of the shop', async () => {
    const trend = (await ask<Lines>('get_trend')).data
    expect(trend.xAxis).toEqual(['03-02', '03-03', '03-04'])
    expect(trend.series.map(({ name, data }) => [name, data])).toEqual([
      ['会话量', [2, 1, 1]],
      ['访客消息', [3, 1, 1]],
      ['客服消息', [2, 2, 0]],
    ])
    const hours = (await ask<Lines>('get_hours')).data
    expect(hours.xAxis[9]).toBe('09:00')
    expect([0, 9, 15, 23].map((hour) => hours.series.map(({ data }) => data[hour]))).toEqual([
      [0, 0, 1],
      [2, 3, 1],
      [1, 1, 2],
      [1, 1, 0],
    ])
  })

  it('tells agents apart, in the order that is asked for', async () => {
    const names = async (sort: string) =>
      (await ask<{ name: string }[]>('get_agents', `data=${days}&sort=${sort}`)).data.map(({ name }) => name)
    expect((await ask('get_agents')).data).toMatchObject([
      { name: '小美', conversations: 3, sent: 3, first_median: 35, ratings: 3, stars: '4.3' },
      { name: '小强', conversations: 1, sent: 1, first_median: 20, ratings: 0, stars: null },
    ])
    expect(await names('first_median')).toEqual(['小强', '小美'])
    expect(await names("stars'; drop table chat_ratings")).toEqual(['小美', '小强'])
  })

  it('leaves what was said to who said it, whoever has the visitor afterwards', async () => {
    const { db } = held.app
    const handOn = (visitor: number) => moveVisitor(db, { visitor, from: first, to: second, note: '', isAway: false })
    const answered = await talk(first, 9101, [
      ['visitor', '10T09:00:00'],
      ['agent', '10T09:00:20'],
    ])
    expect(await handOn(9101)).toBe(true)
    await goOn(answered, second, 9101, [['agent', '10T09:05:00']])
    // only an automatic reply came of who was gone
    const left = await talk(first, 9102, [
      ['visitor', '10T11:00:00'],
      ['auto', '10T11:00:01'],
    ])
    expect(await handOn(9102)).toBe(true)
    await goOn(left, second, 9102, [['agent', '10T11:02:00']])
    // joined behind what was said later with the other
    await talk(second, 9103, [
      ['visitor', '10T15:00:00'],
      ['agent', '10T15:00:50'],
    ])
    await talk(first, 9103, [
      ['visitor', '10T13:00:00'],
      ['agent', '10T13:00:10'],
    ])
    expect(await handOn(9103)).toBe(true)

    const day = 'data=2026/03/10-2026/03/10'
    expect((await ask('get_basic', day)).data).toMatchObject({
      ...{ conversations: 4, visitors: 3, unanswered: 0, received: 4, sent: 5 },
      // 10, 20, 50 and 120 seconds
      ...{ first_median: 35, first_p90: 99, duration: 120 },
    })
    const { series } = (await ask<Lines>('get_trend', day)).data
    expect([9, 11, 13, 15].map((hour) => series.map(({ data }) => data[hour]))).toEqual([
      [1, 1, 2],
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
    ])
    expect((await ask('get_agents', day)).data).toMatchObject([
      { name: '小强', conversations: 3, sent: 3, first_median: 85, duration: 157 },
      { name: '小美', conversations: 2, sent: 2, first_median: 15, duration: 155 },
    ])
  })

  it('has each of the stars', async () => {
    const { bing_data: parts } = (await ask<{ bing_data: { name: string; value: number }[] }>('get_ratings')).data
    expect(parts.map(({ name, value }) => [name, value])).toEqual([
      ['5', 1],
      ['4', 2],
      ['3', 0],
      ['2', 0],
      ['1', 0],
    ])
  })

  it('is nobody else’s, and takes no other days', async () => {
    const other = await signedIn(held.app, ['admin-statistic'])
    expect(await ask('get_basic', `data=${days}`, other)).toMatchObject({ status: 110000 })
    expect(await ask('get_basic', 'data=yesterday')).toMatchObject({ status: 400 })
  })
})
