import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const server = testApp()
let person: SignedIn
beforeAll(async () => {
  person = await signedIn(server.app, [])
})

async function send(bytes: Buffer, name: string, headers: Record<string, string> = person.headers) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const encoded = new Response(form)
  const payload = Buffer.from(await encoded.arrayBuffer())
  const type = encoded.headers.get('content-type')!
  const reply = await server.app.inject({
    ...{ method: 'POST', url: '/adminapi/setting/own_picture', payload, headers: { ...headers, 'content-type': type } },
  } as never)
  return reply.json<{ status: number; msg: string; code?: string; data: { src: string } }>()
}
const picture = () =>
  sharp({ create: { width: 90, height: 90, channels: 3, background: '#39c' } })
    .jpeg()
    .toBuffer()

it('takes a picture of oneself from whoever is signed in, into no library', async () => {
  const { status, data } = await send(await picture(), 'ich.jpg')
  expect(status).toBe(200)
  expect(data.src).toMatch(/^\/uploads\/attach\//)
  const { rows } = await server.app.db.execute(sql`select count(*)::int as count from files`)
  expect(rows).toEqual([{ count: 0 }])
  expect((await server.app.inject({ url: data.src })).statusCode).toBe(200)
})

it('refuses what the library refuses, films, and strangers', async () => {
  const bytes = await picture()
  expect((await send(bytes, 'ich.exe')).code).toBe('file_suffix')
  expect((await send(bytes, 'film.mp4')).code).toBe('file_suffix')
  expect((await send(Buffer.from('<script>'), 'ich.jpg')).code).toBe('file_content')
  expect((await send(Buffer.alloc(3_000_000), 'ich.jpg')).code).toBe('file_size')
  expect((await send(bytes, 'ich.jpg', {})).status).toBe(110003)
})

it('is not for filling the disk', async () => {
  const eager = await signedIn(server.app, [])
  const bytes = Buffer.from('x')
  const answers = []
  for (let turn = 0; turn < 31; turn++) answers.push((await send(bytes, 'x.txt', eager.headers)).status)
  expect(answers.at(-1)).toBe(429)
})
