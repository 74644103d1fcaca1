import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { addAgent, addCustomer, addTourist, issueToken } from '#src/server/modules/chat/people.ts'
import { dailyUploads } from '#src/server/modules/chat/uploads/allowance.ts'
import { openSession } from '#src/server/sessions.ts'
import { testApp } from '../../../database.ts'

const held = testApp()
let agent = ''
let customer = ''
let tourist = ''

beforeAll(async () => {
  const { db } = held.app
  await addAgent(db, { account: 'kefu', password: 'a-long-password', nickname: '客服小苏' })
  agent = (await openSession(db, 'agent', 1)).token
  customer = await issueToken(db, await addCustomer(db, { nickname: '陈晓雨' }))
  tourist = (await addTourist(db, '')).token
})

const picture = (side = 60) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#39c' } })
    .jpeg()
    .toBuffer()

interface Sent {
  bytes?: Buffer
  name?: string
  fields?: Record<string, string>
  token?: string
}

async function send(path: 'upload' | 'tourist/upload', { bytes, name = 'a.jpg', fields = {}, token }: Sent) {
  const form = new FormData()
  for (const [key, value] of Object.entries({ filename: 'file', ...fields })) form.append(key, value)
  form.append('file', new Blob([new Uint8Array(bytes ?? (await picture()))]), name)
  const encoded = new Response(form)
  const reply = await held.app.inject({
    method: 'POST',
    url: `/kefuapi/${path}`,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type')!, ...(token && { 'authori-zation': `Bearer ${token}` }) },
  })
  return reply.json<{ status: number; msg: string; code?: string; data: { name: string; url: string } }>()
}

it('takes pictures of agents, storefront users and tourists, into no library', async () => {
  const sent = [
    await send('upload', { token: agent }),
    await send('tourist/upload', { fields: { token: customer } }),
    await send('tourist/upload', { fields: { tourist_token: tourist } }),
  ]
  for (const { status, msg, code, data } of sent) {
    expect({ status, msg, code }).toEqual({ status: 200, msg: '图片上传成功', code: '410091' })
    expect(data.url).toMatch(/^http:\/\/[^/]+\/uploads\/store\/comment\/\d{4}\/\d{2}\/\d{2}\/[0-9a-f]{32}\.jpg$/)
    expect(data.url.endsWith(data.name)).toBe(true)
    expect((await held.app.inject({ url: new URL(data.url).pathname })).statusCode).toBe(200)
  }
  const { rows } = await held.app.db.execute(sql`select count(*)::int as count from files`)
  expect(rows).toEqual([{ count: 0 }])
})

it('takes nothing from who proves nothing', async () => {
  expect(await send('tourist/upload', {})).toMatchObject({ status: 400, code: '410090' })
  expect(await send('tourist/upload', { fields: { tourist_token: 'guessed' } })).toMatchObject({ status: 400, code: '410090' })
  expect(await send('tourist/upload', { fields: { token: 'guessed' } })).toMatchObject({ status: 110003 })
  // a proof of one kind is none of the other
  expect(await send('tourist/upload', { fields: { token: tourist } })).toMatchObject({ status: 110003 })
  expect(await send('tourist/upload', { fields: { tourist_token: customer } })).toMatchObject({ code: '410090' })
  expect(await send('upload', { token: customer })).toMatchObject({ status: 110005 })
})

it('refuses what is no picture in words, and counts only what it stores', async () => {
  const token = tourist
  const refused = async (sent: Sent) => (await send('tourist/upload', { ...sent, fields: { tourist_token: token } })).code
  expect(await refused({ bytes: Buffer.from('<?php echo 1;') })).toBe('file_content')
  expect(await refused({ name: 'a.exe' })).toBe('file_suffix')
  expect(await refused({ name: 'a.mp4' })).toBe('file_suffix')
  expect(await refused({ bytes: (await picture()).subarray(0, 200) })).toBe('file_content')
  // nothing at all, and what begins or is named like a picture only
  expect(await refused({ bytes: Buffer.alloc(0) })).toBe('file_content')
  expect(await refused({ bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>') })).toBe('file_content')
  expect(await refused({ bytes: Buffer.from('\xff\xd8\xff\xe0<script>alert(1)</script>', 'latin1') })).toBe('file_content')
  expect(await send('upload', { token: agent, bytes: Buffer.alloc(3_000_000) })).toMatchObject({
    code: 'file_size',
    msg: expect.stringContaining('2 MB'),
  })
  const { rows } = await held.app.db.execute(sql`select count(*)::int as count from chat_uploads`)
  expect(rows).toEqual([{ count: 3 }])
})

it('takes nothing more of an agent whose session has ended, and counts nothing', async () => {
  const { token } = await openSession(held.app.db, 'agent', 1)
  const count = async () => (await held.app.db.execute(sql`select count(*)::int as count from chat_uploads`)).rows
  const before = await count()
  await held.app.db.execute(sql`update sessions set expires_at = now() - interval '1 second' where id = (select max(id) from sessions)`)
  const { status, msg } = await send('upload', { token })
  expect(status).toBe(110005)
  expect(msg).not.toBe('')
  expect(await count()).toEqual(before)
})

it('takes so many a day and says so', async () => {
  const uid = await addCustomer(held.app.db, { nickname: '王建国' })
  const token = await issueToken(held.app.db, uid)
  await held.app.db.execute(sql`insert into chat_uploads (uid, created_at)
    select ${uid}, case when n = 1 then now() - interval '2 days' else now() end from generate_series(1, ${dailyUploads}) n`)
  const sent = await Promise.all([1, 2].map(() => send('tourist/upload', { fields: { token } })))
  expect(sent.map(({ code }) => code)).toEqual(expect.arrayContaining(['410091', 'chat-pictures']))
  expect(sent.find(({ code }) => code === 'chat-pictures')!.msg).toBe('今天已经发了 100 张图片，请明天再发')
})
