import { beforeAll, describe, expect, it } from 'vitest'
import { row, rows } from '#src/server/db.ts'
import { sql } from 'drizzle-orm'
import { setChatSettings } from '#src/server/shop/chat-settings.ts'
import { chatStage, type Customer, type Somebody } from '../stage.ts'

const stage = chatStage()
let agent: Somebody
let visitor: Customer

beforeAll(async () => {
  agent = await stage.agent('one')
  visitor = await stage.customer('陈晓雨', { of: agent })
})

const open = async () => (await visitor.call('GET', `tourist/user?token=${visitor.token}&may_wait=1`)).data
/** Hours of every day, or of the day after tomorrow alone, by the shop's clock. */
const hours = (isNow: boolean) => {
  const today = new Date(Date.now() + 8 * 3_600_000).getUTCDay()
  return [{ days: isNow ? [1, 2, 3, 4, 5, 6, 7] : [((today + 1) % 7) + 1], from: '00:00', to: '24:00' }]
}

describe('who opens the chat', () => {
  it('is told nothing that is not set', async () => {
    const opened = await open()
    expect(opened).toMatchObject({ rating: { may: 0, asked: 0 } })
    for (const key of ['hours', 'is_open', 'away', 'questions']) expect(opened).not.toHaveProperty(key)
  })

  it('reads the hours, and outside them what staff say of it', async () => {
    await setChatSettings(stage.db, { hours: hours(true), awayMessage: '工作日 9 点后回复您' })
    expect(await open()).toMatchObject({ hours: hours(true), is_open: 1 })
    expect(await open()).not.toHaveProperty('away')
    await setChatSettings(stage.db, { hours: hours(false) })
    expect(await open()).toMatchObject({ is_open: 0, away: '工作日 9 点后回复您' })
  })

  it('is offered questions, whose answers come by themselves and are kept', async () => {
    await setChatSettings(stage.db, { questions: [{ question: '多久发货？', answer: '48 小时内发货' }] })
    expect(await open()).toMatchObject({ questions: ['多久发货？'] })
    const page = await visitor.socket()
    page.send({ type: 'chat', data: { msn: '多久发货？', type: 1, to_uid: agent.uid, client_id: 'q1' } })
    await page.next('chat', { client_id: 'q1' })
    expect((await page.next('mssage_num')).data).toMatchObject({ message: { msn: '48 小时内发货', uid: agent.uid } })
    const { data } = await visitor.call<{ msn: string }[]>('GET', `tourist/chat?uid=${agent.uid}&token=${visitor.token}`)
    expect(data.map(({ msn }) => msn)).toEqual(['多久发货？', '48 小时内发货'])
    // the answer is no agent's: it is still unread by them
    const unread = await row<{ n: number }>(
      stage.db,
      sql`select (last_seq - agent_read_seq)::int as n from chat_conversations where visitor_uid = ${visitor.uid}`,
    )
    expect(unread!.n).toBe(2)
  })

  it('leaves a message that names them where they are known', async () => {
    const left = { rela_name: '陈晓雨', phone: '13800000001', content: '请回电' }
    await visitor.call('POST', 'tourist/feedback', { ...left, token: visitor.token })
    await visitor.call('POST', 'tourist/feedback', { ...left, token: 'nobody’s' })
    await visitor.call('POST', 'tourist/feedback', left)
    const kept = await rows<{ uid: number | null }>(stage.db, sql`select uid from chat_feedback order by id`)
    expect(kept.map(({ uid }) => uid)).toEqual([visitor.uid, null, null])
  })
})

describe('an agent’s list', () => {
  it('tells what was called done, until something is said, and what was thought of it', async () => {
    const listed = async () => (await agent.call<{ is_done: number }[]>('GET', 'user/record?is_tourist=0')).data[0]
    const desk = await agent.socket()
    desk.send({ type: 'chat', data: { msn: '您好', type: 1, to_uid: visitor.uid, client_id: 'a1' } })
    await desk.next('chat', { client_id: 'a1' })
    expect(await listed()).toMatchObject({ is_done: 0 })
    await agent.call('POST', 'service/done', { uid: visitor.uid })
    expect(await listed()).toMatchObject({ is_done: 1 })
    expect(await open()).toMatchObject({ rating: { may: 1, asked: 1 } })
    await visitor.call('POST', 'tourist/rating', { token: visitor.token, stars: 4, words: '不错' })
    const { data } = await agent.call<{ msn: string; rating?: object }[]>('GET', `service/list?uid=${visitor.uid}`)
    expect(data.filter(({ rating }) => rating)).toMatchObject([{ msn: '您好', rating: { stars: 4, words: '不错' } }])
    desk.send({ type: 'chat', data: { msn: '再见', type: 1, to_uid: visitor.uid, client_id: 'a2' } })
    await desk.next('chat', { client_id: 'a2' })
    expect(await listed()).toMatchObject({ is_done: 0 })
  })
})
