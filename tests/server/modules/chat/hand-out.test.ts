import { beforeAll, expect, it } from 'vitest'
import type { Client } from './socket-client.ts'
import { chatStage, type Customer, type Somebody } from './stage.ts'

const stage = chatStage()
let agent: Somebody
let rain: Customer
let desk: Client
let talking: Client

beforeAll(async () => {
  agent = await stage.agent('desk')
  rain = await stage.customer('陈晓雨', { of: agent })
  desk = await agent.socket()
  talking = await rain.socket()
})

const say = (to: number, msn: string, client_id: string) => ({ type: 'chat', data: { msn, type: 1, to_uid: to, client_id } })

it('tells the sender what was read, when the conversation is opened and as messages come', async () => {
  talking.send(say(agent.uid, '在吗', 'r1'))
  await talking.next('chat', { client_id: 'r1' })
  desk.send({ type: 'to_chat', data: { id: rain.uid } })
  expect((await talking.next('read')).data).toEqual({ uid: agent.uid, seq: 1 })
  talking.send(say(agent.uid, '还在吗', 'r2'))
  expect((await talking.next('read', { seq: 2 })).data).toEqual({ uid: agent.uid, seq: 2 })
  expect((await desk.next('reply', { msn: '还在吗' })).data).toMatchObject({ type: 1 })
})

it('shows who is writing to whoever looks at the conversation, and to nobody else', async () => {
  const king = await stage.customer('王建国', { of: agent })
  const other = await king.socket()
  talking.send({ type: 'to_chat', data: { id: agent.uid } })
  await talking.next('mssage_num', { uid: agent.uid, num: 0 })
  talking.send({ type: 'typing' })
  expect((await desk.next('typing')).data).toEqual({ uid: rain.uid })
  // the agent looks at another conversation
  other.send({ type: 'to_chat', data: { id: agent.uid } })
  await other.next('mssage_num', { uid: agent.uid, num: 0 })
  other.send({ type: 'typing' })
  desk.send({ type: 'typing' })
  expect((await talking.next('typing')).data).toEqual({ uid: agent.uid })
  expect([...desk.frames, ...other.frames].filter(({ type, data }) => type === 'typing' && data!['uid'] === king.uid)).toEqual([])
})

it('tells an agent who looks at a visitor that another one answers them, and who looks after them', async () => {
  const other = await stage.agent('colleague')
  const helping = await other.socket()
  desk.send({ type: 'to_chat', data: { id: rain.uid } })
  await desk.next('mssage_num', { uid: rain.uid, num: 0 })
  talking.send({ type: 'to_chat', data: { id: agent.uid } })
  helping.send({ type: 'to_chat', data: { id: rain.uid } })
  helping.send({ type: 'typing' })
  expect((await desk.next('answering')).data).toEqual({ uid: rain.uid, agent_uid: other.uid, nickname: '客服colleague', typing: 1 })
  helping.send({ type: 'chat', data: { msn: '我来看一下', type: 1, to_uid: rain.uid, client_id: 'c1' } })
  expect((await desk.next('answering')).data).toMatchObject({ agent_uid: other.uid, typing: 0 })
  const { data } = await other.call<{ to_uid: number; assignee?: object }[]>('GET', 'user/record?is_tourist=0&page=1&limit=20')
  expect(data).toMatchObject([{ to_uid: rain.uid, assignee: { uid: agent.uid, nickname: '客服desk' } }])
  const own = await agent.call<{ to_uid: number; assignee?: object }[]>('GET', 'user/record?is_tourist=0&page=1&limit=20')
  expect(own.data.find(({ to_uid }) => to_uid === rain.uid)).not.toHaveProperty('assignee')
})
