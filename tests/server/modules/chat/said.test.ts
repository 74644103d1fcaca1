import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FoundMessage } from '#src/api/chat-search.ts'
import type { Client } from './socket-client.ts'
import { chatStage, type Customer, type Somebody } from './stage.ts'

const stage = chatStage()
let agent: Somebody
let colleague: Somebody
let rain: Customer
let king: Customer
let desk: Client
let talking: Client

beforeAll(async () => {
  agent = await stage.agent('desk')
  colleague = await stage.agent('colleague')
  rain = await stage.customer('陈晓雨', { of: agent })
  king = await stage.customer('王建国', { of: colleague })
  desk = await agent.socket()
  talking = await rain.socket()
})

const say = (to: number, msn: string, client_id: string) => ({ type: 'chat', data: { msn, type: 1, to_uid: to, client_id } })
/** Says something; the id of its message. */
async function said(client: Client, to: number, msn: string, client_id: string): Promise<number> {
  client.send(say(to, msn, client_id))
  return Number((await client.next('chat', { client_id })).data!['id'])
}

describe('what was said', () => {
  const find = async (who: Somebody, words: string, more = '') =>
    (await who.call<FoundMessage[]>('GET', `service/search?words=${encodeURIComponent(words)}${more}`)).data

  it('is found by its words, by who serves the visitor alone', async () => {
    const other = await king.socket()
    await said(talking, agent.uid, '丁腈胶板 3mm 还有货吗', 's1')
    await said(desk, rain.uid, '胶板有货，100% 现货', 's2')
    await said(other, colleague.uid, '胶板多少钱', 's3')
    const found = await find(agent, '胶板')
    expect(found.map(({ words, writer, uid, seq }) => [words, writer, uid, seq])).toEqual([
      ['胶板有货，100% 现货', '客服desk', rain.uid, 2],
      ['丁腈胶板 3mm 还有货吗', '陈晓雨', rain.uid, 1],
    ])
    expect((await find(colleague, '胶板')).map(({ words }) => words)).toEqual(['胶板多少钱'])
    expect(await find(agent, '胶板', `&uid=${king.uid}`)).toEqual([])
    // every word counts, and signs of a pattern are signs
    expect((await find(agent, '3MM 胶')).map(({ seq }) => seq)).toEqual([1])
    expect((await find(agent, '0%')).map(({ seq }) => seq)).toEqual([2])
    expect(await find(agent, '_')).toEqual([])
    expect(await find(agent, '  ')).toEqual([])
    expect((await find(agent, '胶板', '&limit=1&page=2')).map(({ seq }) => seq)).toEqual([1])
    expect(await stage.app.inject({ method: 'GET', url: '/kefuapi/service/search?words=x' })).toMatchObject({ statusCode: 200 })
    expect((await rain.call('GET', `service/search?words=${encodeURIComponent('胶板')}`)).status).toBe(110_005)
  })

  it('is taken back by who wrote it: both sides are told, and no reply says it again', async () => {
    const wrong = await said(desk, rain.uid, '密码是 123456', 'w1')
    expect(await colleague.call('POST', 'service/recall', { id: wrong })).toMatchObject({ status: 400, code: 'chat-recall-others' })
    expect(await rain.call('POST', 'tourist/recall', { id: wrong, token: rain.token })).toMatchObject({ code: 'chat-recall-others' })
    expect(await agent.call('POST', 'service/recall', { id: wrong })).toMatchObject({ status: 200, msg: '已撤回' })
    // once more, after an answer that was lost
    expect(await agent.call('POST', 'service/recall', { id: wrong })).toMatchObject({ status: 200 })
    const told = (await talking.next('recalled')).data!
    expect(told).toMatchObject({ uid: agent.uid, message: { id: String(wrong), msn: '', recalled: 1 } })
    expect((await desk.next('recalled')).data).toMatchObject({ uid: rain.uid })
    const replies = [
      await agent.call('GET', `service/list?uid=${rain.uid}`),
      await rain.call('GET', `tourist/chat?uid=${agent.uid}&token=${rain.token}`),
      await agent.call('GET', 'user/record?is_tourist=0&page=1&limit=20'),
      await agent.call('GET', `service/search?words=123456`),
    ]
    expect(JSON.stringify(replies)).not.toContain('123456')
    expect(JSON.stringify(talking.frames.slice(talking.frames.findIndex(({ type }) => type === 'recalled')))).not.toContain('123456')
    expect((replies[0] as unknown as { data: unknown[] }).data.at(-1)).toMatchObject({ id: wrong, recalled: 1 })
    // the log of what was said is whole
    const kept = await stage.db.execute(sql`select msn from chat_messages where id = ${wrong}`)
    expect(kept.rows).toEqual([{ msn: '密码是 123456' }])
  })

  it('is taken back by a visitor, within two minutes', async () => {
    const [young, old] = [await said(talking, agent.uid, '打错了', 'v1'), await said(talking, agent.uid, '早就说了', 'v2')]
    await stage.db.execute(sql`update chat_messages set created_at = now() - interval '121 seconds' where id = ${old}`)
    const take = (id: number, proof: object = { token: rain.token }) => rain.call('POST', 'tourist/recall', { id, ...proof })
    expect(await take(young, {})).toMatchObject({ code: '410090' })
    expect(await take(young)).toMatchObject({ status: 200 })
    expect(await take(old)).toMatchObject({ status: 400, code: 'chat-recall-late' })
  })
})

describe('tags', () => {
  it('stand at the conversation, for its agents alone, and narrow their list', async () => {
    const put = (who: Somebody, uid: number, tags: string[]) => who.call('PUT', `user/tags/${uid}`, { tags })
    expect(await put(agent, rain.uid, ['大客户', ' 报价中 ', '大客户'])).toMatchObject({ status: 200, msg: '标签已保存' })
    expect(await put(agent, king.uid, ['不是我的'])).toMatchObject({ code: '410092' })
    expect(await put(agent, rain.uid, ['长'.repeat(21)])).toMatchObject({ code: 'chat-tag-long' })
    expect(
      await put(
        agent,
        rain.uid,
        Array.from({ length: 11 }, (_, at) => `t${at}`),
      ),
    ).toMatchObject({ code: 'chat-tags-many' })
    const listed = async (more: string) =>
      (await agent.call<{ to_uid: number; tags: string[] }[]>('GET', `user/record?is_tourist=0&page=1&limit=20${more}`)).data
    expect((await listed('')).map(({ to_uid, tags }) => [to_uid, tags.toSorted()])).toEqual([[rain.uid, ['报价中', '大客户'].toSorted()]])
    expect(await listed(`&tag=${encodeURIComponent('大客户')}`)).toHaveLength(1)
    expect(await listed(`&tag=${encodeURIComponent('大')}`)).toEqual([])
    expect((await agent.call('GET', 'service/tags')).data).toEqual(expect.arrayContaining([{ name: '大客户', count: 1 }]))
    expect((await colleague.call('GET', 'service/tags')).data).toEqual([])
    // the visitor is told nothing of them
    await said(desk, rain.uid, '您好', 't1')
    const { data } = await talking.next('mssage_num', {})
    expect(JSON.stringify(data)).not.toContain('大客户')
    expect(await put(agent, rain.uid, [])).toMatchObject({ status: 200 })
    expect((await listed(''))[0]!.tags).toEqual([])
  })
})
