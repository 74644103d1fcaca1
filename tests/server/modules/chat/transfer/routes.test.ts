import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { rows, transaction } from '#src/server/db.ts'
import { handOnAbandoned } from '#src/server/modules/chat/transfer/hand-on.ts'
import { moveVisitor } from '#src/server/modules/chat/transfer/move.ts'
import { setChatSettings } from '#src/server/shop/chat-settings.ts'
import type { Client } from '../socket-client.ts'
import { chatStage, type Customer, type Somebody } from '../stage.ts'

const stage = chatStage()
let first: Somebody
let second: Somebody
let third: Somebody
let visitor: Customer
let talking: Client
let sockets: { first: Client; second: Client }
let sent = 0

beforeAll(async () => {
  first = await stage.agent('first')
  second = await stage.agent('second')
  third = await stage.agent('third')
  sockets = { first: await first.socket(), second: await second.socket() }
  visitor = await stage.customer('陈晓雨', { of: first })
  talking = await visitor.socket()
  talking.send({ type: 'to_chat', data: { id: first.uid } })
})

async function say(client: Client, to: number, msn: string): Promise<Record<string, unknown>> {
  const client_id = `t${++sent}`
  client.send({ type: 'chat', data: { msn, type: 1, to_uid: to, client_id } })
  return (await Promise.race([client.next('chat', { client_id }), client.next('err_tip', { client_id })])).data!
}
const transfer = (from: Somebody, to: Somebody, who: { uid: number }, note?: string) =>
  from.call('POST', 'service/transfer', { kefuToUid: to.uid, uid: who.uid, ...(note && { note }) })
const historyOf = async (agent: Somebody, who: { uid: number }) =>
  (await agent.call<{ msn: string; uid: number; to_uid: number; seq: number }[]>('GET', `service/list?uid=${who.uid}&limit=100`)).data
const words = (list: { msn: string }[]) => list.map(({ msn }) => msn)
const listed = async (agent: Somebody) =>
  (await agent.call<{ to_uid: number; mssage_num: number }[]>('GET', 'user/record?is_tourist=0&page=1&limit=20')).data

describe('a transfer', () => {
  it('is offered to agents who are there, without oneself', async () => {
    const { data } = await first.call<{ list: object[]; count: number }>('GET', 'service/transfer_list?nickname=')
    expect(data).toEqual({ list: [expect.objectContaining({ uid: second.uid, nickname: '客服second', online: 1 })], count: 1 })
    expect((await first.call<{ count: number }>('GET', 'service/transfer_list?nickname=nobody')).data.count).toBe(0)
  })

  it('is refused in the contract’s numbers', async () => {
    await say(talking, first.uid, '你好')
    expect(await first.call('POST', 'service/transfer', { uid: visitor.uid })).toMatchObject({ status: 400, code: '410098' })
    expect(await transfer(first, first, visitor)).toMatchObject({ status: 400, code: '410139' })
    expect(await transfer(first, third, visitor)).toMatchObject({ status: 400, code: '410140' })
    // nobody hands on whom they do not have
    expect(await transfer(second, first, visitor)).toMatchObject({ status: 400, code: '410092' })
  })

  it('takes the conversation along, tells everybody, and lets nothing be lost', async () => {
    await say(sockets.first, visitor.uid, '您好')
    expect(await transfer(first, second, visitor, '问发货时间')).toMatchObject({ status: 200, msg: '转接成功', code: '410099' })
    expect((await sockets.second.next('transfer')).data).toMatchObject({
      ...{ fun: true, kefuInfo: { nickname: '客服first' }, note: '问发货时间' },
      recored: { to_uid: visitor.uid, user_id: second.uid, online: 1, message: '您好' },
    })
    expect((await talking.next('to_transfer')).data).toMatchObject({ toUid: second.uid, nickname: '客服second' })
    expect((await sockets.first.next('handed_on')).data).toMatchObject({ uid: visitor.uid, to_uid: second.uid })
    expect(words(await historyOf(second, visitor))).toEqual(['你好', '您好'])
    expect((await historyOf(second, visitor)).map(({ to_uid }) => to_uid)).toEqual([second.uid, visitor.uid])
    expect(await listed(first)).toEqual([])
    expect(await listed(second)).toMatchObject([{ to_uid: visitor.uid }])
    // the visitor's page has not heard of it yet
    expect(await say(talking, first.uid, '还在吗')).toMatchObject({ to_uid: second.uid })
    expect(words(await historyOf(second, visitor))).toEqual(['你好', '您好', '还在吗'])
    const own = await visitor.call<{ msn: string }[]>('GET', `tourist/chat?uid=${first.uid}&token=${visitor.token}`)
    expect(words(own.data)).toEqual(['你好', '您好', '还在吗'])
  })

  it('is told to whoever has the visitor also after a reload, with its note', async () => {
    const { data } = await second.call<Record<string, unknown>[]>('GET', `service/transfers?uid=${visitor.uid}`)
    const [, said] = await historyOf(second, visitor)
    expect(data).toEqual([
      {
        ...{ id: expect.any(Number), from_uid: first.uid, from_name: '客服first', to_uid: second.uid, to_name: '客服second' },
        ...{ note: '问发货时间', is_away: 0, add_time: expect.any(Number), behind: (said as unknown as { id: number }).id },
      },
    ])
    expect(await third.call('GET', `service/transfers?uid=${visitor.uid}`)).toMatchObject({ code: '410092' })
  })

  it('keeps the agent of before from writing on', async () => {
    expect(await say(sockets.first, visitor.uid, '我还在')).toMatchObject({ msg: '该客户已转接给其他客服，消息没有发出' })
    expect(await first.call('GET', `user/label/${visitor.uid}`)).toMatchObject({ code: '410092' })
    expect(await second.call('GET', `user/label/${visitor.uid}`)).toMatchObject({ status: 200 })
  })

  it('tells a visitor who was away when they come back to the old conversation', async () => {
    const back = await visitor.socket()
    back.send({ type: 'to_chat', data: { id: first.uid } })
    expect((await back.next('to_transfer')).data).toMatchObject({ toUid: second.uid })
    expect((await back.next('mssage_num')).data).toMatchObject({ uid: second.uid, num: 0 })
    await back.close()
  })

  it('may go back, behind what was said before', async () => {
    expect(await transfer(second, first, visitor)).toMatchObject({ status: 200 })
    expect(await say(sockets.first, visitor.uid, '回来了')).toMatchObject({ to_uid: visitor.uid })
    expect(words(await historyOf(first, visitor))).toEqual(['你好', '您好', '还在吗', '回来了'])
  })

  it('joins two conversations, each message once, in one order, with what is unread', async () => {
    const king = await stage.customer('王建国', { of: second })
    const own = await king.socket()
    for (const text of ['二1', '二2']) await say(own, second.uid, text)
    await stage.db.execute(sql`update chat_people set desk_uid = ${first.uid} where uid = ${king.uid}`)
    for (const text of ['一1', '一2']) await say(own, first.uid, text)
    sockets.second.send({ type: 'to_chat', data: { id: king.uid } })
    await sockets.second.next('mssage_num', { uid: king.uid, num: 0 })
    expect(await transfer(first, second, king)).toMatchObject({ status: 200 })
    const all = await historyOf(second, king)
    expect(words(all)).toEqual(['二1', '二2', '一1', '一2'])
    expect(all.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
    expect(await listed(second)).toMatchObject([{ to_uid: king.uid, mssage_num: 2 }])
    const older = await second.call<{ msn: string; id: number }[]>('GET', `service/list?uid=${king.uid}&limit=2`)
    expect(words(older.data)).toEqual(['一1', '一2'])
    expect(
      words((await second.call<{ msn: string }[]>('GET', `service/list?uid=${king.uid}&limit=2&upperId=${older.data[0]!.id}`)).data),
    ).toEqual(['二1', '二2'])
    await own.close()
  })

  it('leaves read what was answered before where nothing goes over', async () => {
    const quiet = await stage.customer('安静的人', { of: second })
    const own = await quiet.socket()
    await say(own, second.uid, '谢谢')
    await say(sockets.second, quiet.uid, '不客气')
    const unread = async () => (await listed(second)).find(({ to_uid }) => to_uid === quiet.uid)!.mssage_num
    expect(await unread()).toBe(0)
    // back at the shop with another agent, and nothing said there yet
    await stage.db.execute(sql`update chat_people set desk_uid = ${first.uid} where uid = ${quiet.uid}`)
    expect(await transfer(first, second, quiet)).toMatchObject({ status: 200 })
    expect(await unread()).toBe(0)
    await own.close()
  })

  it('loses and doubles nothing that is sent meanwhile', async () => {
    const busy = await stage.customer('忙人', { of: first })
    const own = await busy.socket()
    const texts = Array.from({ length: 40 }, (_, at) => `忙${at}`)
    const turns = (async () => {
      for (const [from, to] of [
        [first, second],
        [second, first],
        [first, second],
      ] as const) {
        await new Promise((done) => setImmediate(done))
        expect(await transfer(from, to, busy)).toMatchObject({ status: 200 })
      }
    })()
    for (const text of texts) expect(await say(own, first.uid, text)).toMatchObject({ msn: text })
    await turns
    const stored = await rows<{ msn: string }>(
      stage.db,
      sql`select m.msn from chat_messages m join chat_conversations c on c.id = m.conversation_id where c.visitor_uid = ${busy.uid} order by m.seq`,
    )
    expect(words(stored)).toEqual(texts)
    expect(words(await historyOf(second, busy))).toEqual(texts)
    await own.close()
  })
})

describe('the visitors of an agent who is gone', () => {
  it('are handed on after the grace, told to both sides', async () => {
    const lost = await stage.customer('被留下的人', { of: third })
    const own = await lost.socket()
    const there = await third.socket()
    await say(own, third.uid, '在吗')
    await there.close()
    await stage.db.execute(sql`update chat_people set seen_at = null, left_at = now() - interval '90 seconds' where uid = ${third.uid}`)
    expect(await handOnAbandoned(stage.db)).toBe(0)
    await stage.db.execute(sql`update chat_people set left_at = now() - interval '130 seconds' where uid = ${third.uid}`)
    expect(await handOnAbandoned(stage.db)).toBe(1)
    const moved = (await own.next('to_transfer', { is_away: 1 })).data!
    expect([first.uid, second.uid]).toContain(moved['toUid'])
    const receiver = moved['toUid'] === first.uid ? sockets.first : sockets.second
    expect((await receiver.next('transfer', { is_away: 1 })).data).toMatchObject({ recored: { to_uid: lost.uid, mssage_num: 1 } })
    expect(await handOnAbandoned(stage.db)).toBe(0)
    await own.close()
  })

  it('stay where the agent only wants to be left alone, and where no grace is set', async () => {
    const kept = await stage.customer('留着的人', { of: third })
    const own = await kept.socket()
    await say(own, third.uid, '在吗')
    await stage.db.execute(sql`update chat_people set seen_at = null, left_at = now() - interval '1 hour' where uid = ${third.uid}`)
    await stage.db.execute(sql`update chat_agents set wants_online = false where uid = ${third.uid}`)
    expect(await handOnAbandoned(stage.db)).toBe(0)
    await stage.db.execute(sql`update chat_agents set wants_online = true where uid = ${third.uid}`)
    await setChatSettings(stage.db, { grace: 0 })
    expect(await handOnAbandoned(stage.db)).toBe(0)
    await own.close()
  })
})

describe('who comes back while their agent is gone', () => {
  it('gets another one, and what was said goes along; not within the grace', async () => {
    await setChatSettings(stage.db, { assignment: 'least', grace: 60 })
    const [gone, next] = [await stage.agent('gone'), await stage.agent('next')]
    const late = await stage.customer('迟来的客人', { of: gone })
    const [desk, page] = [await gone.socket(), await late.socket()]
    await next.socket()
    await say(page, gone.uid, '有货吗')
    const comesBack = async () => (await late.call<{ uid: number }>('GET', `tourist/user?may_wait=1&token=${late.token}`)).data.uid
    await desk.close()
    await expect
      .poll(async () => (await rows(stage.db, sql`select 1 from chat_people where uid = ${gone.uid} and left_at is not null`)).length)
      .toBe(1)
    expect(await comesBack()).toBe(gone.uid)
    await stage.db.execute(sql`update chat_people set left_at = now() - interval '5 minutes' where uid = ${gone.uid}`)
    const agent = await comesBack()
    expect(agent).not.toBe(gone.uid)
    const own = await late.call<{ msn: string }[]>('GET', `tourist/chat?uid=${agent}&token=${late.token}`)
    expect(words(own.data)).toEqual(['有货吗'])
    expect((await page.next('to_transfer', { from_uid: gone.uid })).data).toMatchObject({ toUid: agent, is_away: 1 })
  })
})

describe('who comes back while they are handed on', () => {
  it('ends at one agent, with one conversation', async () => {
    const guest = await stage.customer('林小姐', { of: first })
    const page = await guest.socket()
    await say(page, first.uid, '在吗')
    const comeBack = () => guest.call<{ uid: number }>('GET', `tourist/user?token=${guest.token}`)
    const { answer } = await transaction(stage.db, async (inner) => {
      await moveVisitor(inner, { visitor: guest.uid, from: first.uid, to: second.uid, note: '', isAway: false })
      const asked = comeBack()
      // whoever comes back waits for it
      const waits = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await vi.waitFor(async () => expect(await rows(stage.db, waits)).toHaveLength(1), { timeout: 5000 })
      return { answer: asked }
    })
    expect((await answer).data.uid).toBe(second.uid)
    expect(await say(page, (await answer).data.uid, '还在吗')).toMatchObject({ to_uid: second.uid, seq: 2 })
    // also who hears nothing of it is told when they sign in
    const again = await guest.socket()
    expect(again.frames.find(({ type }) => type === 'success')?.data).toMatchObject({ toUid: second.uid, nickname: '客服second' })
  })
})
