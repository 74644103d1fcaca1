import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { chatStage } from '../stage.ts'

const stage = chatStage()
const ask = async (path: string) => (await stage.app.inject({ url: `/kefuapi/${path}` })).json()
const newKey = async (): Promise<string> => (await ask('key')).data.key

it('lets somebody in once, when an agent agrees', async () => {
  const agent = await stage.agent('desk')
  const { key, time } = (await ask('key')).data
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(time).toBeGreaterThan(Date.now() / 1000 + 590)
  expect((await ask(`scan/${key}`)).data).toEqual({ status: 2 })
  expect(await agent.call('POST', `scan/${key}`, { confirm: 0 })).toMatchObject({ status: 200 })
  expect((await ask(`scan/${key}`)).data).toEqual({ status: 1 })
  expect(await agent.call('POST', `scan/${key}`, { confirm: 1 })).toMatchObject({ status: 200 })
  const { data } = await ask(`scan/${key}`)
  expect(data).toEqual({
    status: 3,
    token: expect.any(String),
    exp_time: expect.any(Number),
    kefuInfo: expect.objectContaining({ uid: agent.uid }),
  })
  const info = await stage.app.inject({ url: '/kefuapi/service/info', headers: { 'authori-zation': `Bearer ${data.token}` } })
  expect(info.json()).toMatchObject({ data: { uid: agent.uid } })
  expect((await ask(`scan/${key}`)).data).toEqual({ status: 0 })
})

it('lets nobody in by a code that is over, unknown, or that another agent has scanned', async () => {
  const [one, other] = [await stage.agent('one'), await stage.agent('other')]
  expect((await ask('scan/0123456789abcdef0123456789abcdef')).data).toEqual({ status: 0 })
  const taken = await newKey()
  await one.call('POST', `scan/${taken}`, { confirm: 0 })
  expect(await other.call('POST', `scan/${taken}`, { confirm: 1 })).toMatchObject({ status: 400, code: 'chat-scan-over' })
  const old = await newKey()
  await one.call('POST', `scan/${old}`, { confirm: 1 })
  await stage.db.execute(sql`update chat_scans set expires_at = now() - interval '1 second'`)
  expect((await ask(`scan/${old}`)).data).toEqual({ status: 0 })
  expect(await one.call('POST', `scan/${old}`, { confirm: 1 })).toMatchObject({ code: 'chat-scan-over' })
  const disabled = await newKey()
  await one.call('POST', `scan/${disabled}`, { confirm: 1 })
  await stage.db.execute(sql`update chat_agents set is_disabled = true where uid = ${one.uid}`)
  expect((await ask(`scan/${disabled}`)).data).toEqual({ status: 0 })
})
