import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '../socket-client.ts'
import { chatStage, type Customer, type Somebody } from '../stage.ts'

const stage = chatStage()
let here: Somebody
let away: Somebody
let busy: Somebody
let desk: Client
let waiting: Customer
let answered: Customer
let attended: Customer
let sent = 0

async function say(client: Client, to: number, msn: string): Promise<void> {
  const client_id = `t${++sent}`
  client.send({ type: 'chat', data: { msn, type: 1, to_uid: to, client_id } })
  await client.next('chat', { client_id })
}

interface Row {
  nickname: string
  agent_name: string
  waits: number
  may_take: number
}
const listed = async (which: string, more = '') =>
  (await here.call<Row[]>('GET', `service/others?which=${which}${more}`)).data.map(({ nickname, agent_name, waits, may_take }) => [
    ...[nickname, agent_name, waits, may_take],
  ])

beforeAll(async () => {
  here = await stage.agent('here')
  away = await stage.agent('away')
  busy = await stage.agent('busy')
  desk = await here.socket()
  const busyDesk = await busy.socket()
  const awayDesk = await away.socket()
  waiting = await stage.customer('等待的客户', { of: away })
  answered = await stage.customer('答过的客户', { of: away })
  attended = await stage.customer('有人的客户', { of: busy })
  await say(await waiting.socket(), away.uid, '有人吗')
  await say(await answered.socket(), away.uid, '谢谢')
  await say(awayDesk, answered.uid, '不客气')
  await say(await attended.socket(), busy.uid, '你好')
  await busyDesk.next('mssage_num')
  await awayDesk.close()
  await stage.db.execute(sql`update chat_people set seen_at = null, left_at = now() where uid = ${away.uid}`)
})

it('lists who waits while their agent is away, and colleagues’ visitors without their words', async () => {
  expect(await listed('queue')).toEqual([['等待的客户', '客服away', 1, 1]])
  const theirs = await listed('colleagues')
  expect(theirs).toHaveLength(3)
  expect(theirs).toEqual(
    expect.arrayContaining([
      ['等待的客户', '客服away', 1, 1],
      ['答过的客户', '客服away', 0, 1],
      ['有人的客户', '客服busy', 1, 0],
    ]),
  )
  expect(await listed('colleagues', '&nickname=%25')).toEqual([])
  expect(await listed('colleagues', '&limit=1&page=2')).toHaveLength(1)
  expect(JSON.stringify(await here.call('GET', 'service/others?which=colleagues'))).not.toContain('有人吗')
})

it('gives a visitor to who takes them over, with everything that was said, and none whose agent is there', async () => {
  expect(await here.call('POST', 'service/take', { uid: attended.uid })).toMatchObject({ status: 400, code: 'chat-attended' })
  expect(await here.call('POST', 'service/take', { uid: 999_999 })).toMatchObject({ status: 400, code: '410092' })
  expect(await here.call('POST', 'service/take', { uid: waiting.uid })).toMatchObject({ status: 200, code: 'chat-taken' })
  expect((await desk.next('transfer')).data).toMatchObject({ recored: { to_uid: waiting.uid, mssage_num: 1 }, is_away: 1 })
  expect(await listed('queue')).toEqual([])
  const { data } = await here.call<{ msn: string }[]>('GET', `service/list?uid=${waiting.uid}`)
  expect(data.map(({ msn }) => msn)).toEqual(['有人吗'])
  // pressed twice, or in two tabs
  expect(await here.call('POST', 'service/take', { uid: waiting.uid })).toMatchObject({ status: 200 })
})

it('lists an agent’s own by what goes on and what is done, with the unread before the others', async () => {
  const own = async (more = '') =>
    (await here.call<{ nickname: string; mssage_num: number; is_done: number }[]>('GET', `user/record?is_tourist=0${more}`)).data.map(
      ({ nickname }) => nickname,
    )
  const second = await stage.customer('第二位', { of: here })
  const client = await second.socket()
  await say(client, here.uid, '在吗')
  await say(desk, second.uid, '在的')
  expect(await own()).toEqual(['第二位', '等待的客户'])
  expect(await own('&first=unread')).toEqual(['等待的客户', '第二位'])
  await here.call('POST', 'service/done', { uid: second.uid })
  await desk.next('done', { to_uid: second.uid })
  expect([await own('&assigned=done'), await own('&assigned=mine')]).toEqual([['第二位'], ['等待的客户']])
  expect(await here.call('POST', 'service/reopen', { uid: second.uid })).toMatchObject({ status: 200, code: 'chat-reopened' })
  expect((await desk.next('done', { to_uid: second.uid, is_done: 0 })).data).toMatchObject({ is_done: 0 })
  expect([await own('&assigned=done'), await own('&assigned=mine')]).toEqual([[], ['第二位', '等待的客户']])
  // nobody is asked for a rating of what goes on, until it is done again
  const asked = async () => (await second.call<{ asked: number }>('GET', `tourist/rating?token=${second.token}`)).data.asked
  expect(await asked()).toBe(0)
  await here.call('POST', 'service/done', { uid: second.uid })
  expect([await own('&assigned=done'), await asked()]).toEqual([['第二位'], 1])
  // what is said anew goes on by itself
  await say(client, here.uid, '还有一个问题')
  expect(await own('&assigned=done')).toEqual([])
  expect(await busy.call('POST', 'service/reopen', { uid: second.uid })).toMatchObject({ code: '410092' })
})
