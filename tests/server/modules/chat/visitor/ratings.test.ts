import { beforeAll, describe, expect, it } from 'vitest'
import { row, rows } from '#src/server/db.ts'
import { sql } from 'drizzle-orm'
import type { Client, Frame } from '../socket-client.ts'
import { chatStage, type Customer, type Somebody } from '../stage.ts'

const stage = chatStage()
let agent: Somebody
let other: Somebody
let visitor: Customer
let desk: Client
let page: Client
let sent = 0

beforeAll(async () => {
  agent = await stage.agent('one')
  other = await stage.agent('two')
  desk = await agent.socket()
  visitor = await stage.customer('陈晓雨', { of: agent })
  page = await visitor.socket()
})

async function say(client: Client, to: number, msn: string) {
  const client_id = `t${++sent}`
  client.send({ type: 'chat', data: { msn, type: 1, to_uid: to, client_id } })
  await client.next('chat', { client_id })
}
const offer = async () => (await visitor.call('GET', `tourist/rating?token=${visitor.token}`)).data
const rate = (more: object) => visitor.call('POST', 'tourist/rating', { token: visitor.token, ...more })
const stored = () =>
  rows<{ stars: number; words: string; agent_uid: number }>(stage.db, sql`select stars, words, agent_uid from chat_ratings order by id`)

describe('a rating', () => {
  it('is taken as soon as an agent has answered, and by nobody else', async () => {
    await say(page, agent.uid, '你好')
    expect(await offer()).toMatchObject({ may: 0, asked: 0 })
    expect(await rate({ stars: 5 })).toMatchObject({ status: 400, code: 'chat-rating-none' })
    await say(desk, visitor.uid, '您好')
    expect(await offer()).toMatchObject({ may: 1, asked: 0, turn: 0, nickname: '客服one' })
    expect(await visitor.call('GET', 'tourist/rating')).toMatchObject({ status: 400, code: '410090' })
    expect(await visitor.call('POST', 'tourist/rating', { tourist_token: 'none', stars: 5 })).toMatchObject({ code: '410090' })
  })

  it('has one to five stars', async () => {
    for (const stars of [0, 6, -1])
      expect(await rate({ stars })).toMatchObject({ status: 400, code: 'chat-rating-stars', errors: { stars: '请选择 1 到 5 星' } })
    expect(await rate({})).toMatchObject({ code: 'chat-rating-stars' })
    expect(await stored()).toEqual([])
  })

  it('is asked for when the agent calls it done, once for each turn', async () => {
    expect(await agent.call('POST', 'service/done', { uid: visitor.uid })).toMatchObject({ status: 200, code: 'chat-finished' })
    expect((await page.next('done')).data).toEqual({ uid: agent.uid })
    expect((await desk.next('done')).data).toEqual({ to_uid: visitor.uid })
    expect(await offer()).toMatchObject({ asked: 1, turn: 0 })
    expect(await rate({ turn: 0, stars: 5, words: ' 很耐心 ' })).toMatchObject({ status: 200, code: 'chat-rated', msg: '感谢您的评价' })
    expect((await desk.next('rated')).data).toMatchObject({ uid: visitor.uid, stars: 5, words: '很耐心' })
    expect((await page.next('rated')).data).toMatchObject({ uid: agent.uid, stars: 5 })
    // sent again, or thought over, it is the same rating
    await rate({ turn: 0, stars: 4, words: '很耐心' })
    expect(await stored()).toEqual([{ stars: 4, words: '很耐心', agent_uid: agent.uid }])
    expect(await offer()).toMatchObject({ asked: 0, stars: 4, words: '很耐心' })
    // thanks are no new turn
    await say(page, agent.uid, '谢谢')
    expect(await offer()).toMatchObject({ turn: 0, stars: 4 })
  })

  it('of the next turn is another one; the earlier turn can still be changed', async () => {
    await say(desk, visitor.uid, '还有什么可以帮您？')
    const next = await offer()
    expect(next).toMatchObject({ stars: 0, words: '', asked: 0 })
    expect(Number(next['turn'])).toBeGreaterThan(0)
    await rate({ turn: next['turn'], stars: 2 })
    await rate({ turn: 0, stars: 3 })
    expect((await stored()).map(({ stars }) => stars)).toEqual([3, 2])
    expect(await rate({ turn: 123_456_789, stars: 5 })).toMatchObject({ code: 'chat-rating-none' })
  })

  it('of a turn that was called done is taken though the agent has said goodbye since', async () => {
    const guest = await stage.customer('周念', { of: agent })
    const guestPage = await guest.socket()
    await say(guestPage, agent.uid, '你好')
    await say(desk, guest.uid, '您好')
    const [answered] = await rows<{ id: number }>(
      stage.db,
      sql`select id from chat_messages where sender_uid = ${agent.uid} order by id desc limit 1`,
    )
    await agent.call('POST', 'service/done', { uid: guest.uid })
    await say(desk, guest.uid, '再见')
    const rated = (turn: number) => guest.call('POST', 'tourist/rating', { token: guest.token, turn, stars: 4 })
    expect(await rated(0)).toMatchObject({ status: 200, code: 'chat-rated' })
    const kept = () => rows(stage.db, sql`select message_id, turn, stars from chat_ratings where visitor_uid = ${guest.uid} order by id`)
    expect(await kept()).toEqual([{ message_id: answered!.id, turn: 0, stars: 4 }])
    // the goodbye is a turn of its own; somebody else's turn is none
    const next = Number((await guest.call('GET', `tourist/rating?token=${guest.token}`)).data['turn'])
    expect(next).toBe(answered!.id)
    const foreign = await row<{ id: number }>(
      stage.db,
      sql`select message_id as id from chat_ratings where visitor_uid = ${visitor.uid} limit 1`,
    )
    expect(await rated(foreign!.id)).toMatchObject({ code: 'chat-rating-none' })
    expect(await rated(next)).toMatchObject({ status: 200 })
    expect(await kept()).toHaveLength(2)
  })

  it('names who answered, also where the visitor was handed on', async () => {
    const second = await other.socket()
    await agent.call('POST', 'service/transfer', { kefuToUid: other.uid, uid: visitor.uid })
    await second.next('transfer')
    expect(await agent.call('POST', 'service/done', { uid: visitor.uid })).toMatchObject({ code: '410092' })
    await say(second, visitor.uid, '我来帮您')
    expect(await offer()).toMatchObject({ nickname: '客服two', stars: 0 })
    await rate({ stars: 1 })
    expect((await stored()).at(-1)).toMatchObject({ stars: 1, agent_uid: other.uid })
    expect((await second.next('rated')).data).toMatchObject({ stars: 1 })
  })

  it('is asked for only where an agent has answered, and by the agent who has the visitor', async () => {
    const guest = await stage.customer('苏禾', { of: agent })
    const guestPage = await guest.socket()
    const desks = [desk, await other.socket()] as const
    await say(guestPage, agent.uid, '在吗')
    expect(await agent.call('POST', 'service/done', { uid: guest.uid })).toMatchObject({ status: 200 })
    await desks[0].next('done', { to_uid: guest.uid })
    await say(desks[0], guest.uid, '在的')
    // the visitor was given somebody else, who has not spoken yet
    await stage.db.execute(sql`update chat_people set desk_uid = ${other.uid} where uid = ${guest.uid}`)
    expect(await agent.call('POST', 'service/done', { uid: guest.uid })).toMatchObject({ status: 400, code: '410092' })
    await stage.db.execute(sql`update chat_people set desk_uid = ${agent.uid} where uid = ${guest.uid}`)
    expect(await agent.call('POST', 'service/done', { uid: guest.uid })).toMatchObject({ status: 200 })
    await guestPage.next('done')
    // it came behind the answer, not with the first time
    const at = (fits: (frame: Frame) => boolean) => guestPage.frames.findIndex(fits)
    const answered = at(({ data }) => (data?.['message'] as { msn?: string } | undefined)?.msn === '在的')
    expect(answered).toBeGreaterThan(-1)
    expect(at(({ type }) => type === 'done')).toBeGreaterThan(answered)
  })

  it('is not asked for what only an automatic reply has answered', async () => {
    const guest = await stage.customer('林小满', { of: agent })
    const guestPage = await guest.socket()
    await stage.db.execute(sql`insert into chat_auto_replies (keys, type, data) values ('发货', 'text', '48 小时内发货')`)
    await say(guestPage, agent.uid, '发货')
    await guestPage.next('mssage_num')
    expect((await guest.call('GET', `tourist/rating?token=${guest.token}`)).data).toMatchObject({ may: 0 })
    expect((await row<{ n: number }>(stage.db, sql`select count(*)::int as n from chat_messages where client_id like 'auto:%'`))!.n).toBe(1)
  })
})
