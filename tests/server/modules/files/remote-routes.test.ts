import { createHash, createHmac } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { VideoPieceReply } from '#src/api/file-uploads.ts'
import { rows } from '#src/server/db.ts'
import { sweepUploads } from '#src/server/modules/files/sweep.ts'
import { storeFromWeb } from '#src/server/modules/files/web-pictures.ts'
import { film } from '../../../support/films.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const server = testApp()
let me: SignedIn
let other: SignedIn

interface Reply<Data> {
  status: number
  msg: string
  code?: string
  data: Data
}

const picture = (colour: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: colour } })
    .png()
    .toBuffer()

async function ask<Data>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
  as: SignedIn | null = me,
): Promise<Reply<Data>> {
  const headers = { ...as?.headers, 'cb-lang': 'en-US' }
  return (
    await server.app.inject({
      method,
      url: `/adminapi/${path}`,
      headers,
      ...(payload ? { payload } : {}),
    })
  ).json()
}

async function sendForm<Data>(path: string, fields: Record<string, string>, file: [Buffer, string] | null, as: SignedIn | null = me) {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  if (file) form.append('file', new File([new Uint8Array(file[0])], file[1]))
  const encoded = new Response(form)
  const reply = await server.app.inject({
    method: 'POST',
    url: `/adminapi/${path}`,
    headers: {
      ...as?.headers,
      'cb-lang': 'en-US',
      'content-type': encoded.headers.get('content-type')!,
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return reply.json() as Reply<Data>
}

const stored = (address: string) => readFileSync(join(server.files, new URL(address, 'http://x').pathname.replace('/uploads/', '')))

beforeAll(async () => {
  me = await signedIn(server.app)
  other = await signedIn(server.app)
})
beforeEach(async () => {
  rmSync(join(server.files, '.incoming'), { recursive: true, force: true })
  mkdirSync(join(server.files, '.incoming'))
  await server.app.db.execute(sql`truncate files, video_uploads, scan_slots, file_categories restart identity`)
})
afterEach(() => vi.unstubAllEnvs())

describe('a film in pieces', () => {
  const send = (bytes: Buffer, number: number, total: number, more: Record<string, string> = {}, as = me) => {
    const fields = {
      chunkNumber: String(number),
      totalChunks: String(total),
      chunkSize: '100000',
      md5: '',
      filename: '1700000000000.mp4',
      ...more,
    }
    return sendForm<VideoPieceReply>('file/video_upload', fields, [bytes, 'blob'], as)
  }
  const parts = (bytes: Buffer) => [0, 1, 2].map((at) => bytes.subarray(at * 100_000, (at + 1) * 100_000)) as [Buffer, Buffer, Buffer]

  it('is whole with its last number', async () => {
    const bytes = film(260_000)
    const [first, second, third] = parts(bytes)
    const md5 = createHash('md5').update(bytes).digest('hex')
    expect((await send(first, 1, 3, { md5 })).data).toEqual({
      code: 1,
      msg: 'waiting',
      file_path: '',
    })
    expect((await send(second, 2, 3, { md5 })).data.code).toBe(1)
    const { data } = await send(third, 3, 3, { md5 })
    expect(data).toEqual({
      code: 2,
      msg: 'success',
      file_path: expect.stringMatching(/^http:\/\/localhost:80\/uploads\/attach\/.*\.mp4$/),
    })
    expect(stored(data.file_path).equals(bytes)).toBe(true)
    expect((await send(third, 3, 3, { md5 })).data).toEqual(data)
    expect(readdirSync(join(server.files, '.incoming'))).toEqual([])
  })

  it('bears a piece that comes again, and refuses one that comes too early', async () => {
    const bytes = film(260_000)
    const [first, second, third] = parts(bytes)
    await send(first, 1, 3)
    expect((await send(third, 3, 3)).data).toEqual({
      code: 0,
      msg: 'The pieces are out of order, number 2 is next',
      file_path: '',
    })
    await send(second, 2, 3)
    await send(second, 2, 3)
    expect((await send(third, 3, 3, {}, other)).data.code).toBe(0)
    expect(stored((await send(third, 3, 3)).data.file_path).equals(bytes)).toBe(true)
  })

  it('begins anew with its first piece', async () => {
    const bytes = film(260_000)
    const [first, second, third] = parts(bytes)
    const noise = film(100_000)
    for (const [part, number] of [
      [noise, 1],
      [third, 2],
      [first, 1],
      [second, 2],
    ] as const)
      await send(part, number, 3)
    expect(stored((await send(third, 3, 3)).data.file_path).equals(bytes)).toBe(true)
  })

  it.each([
    ['no film', Buffer.from('<?php phpinfo();'), {}, 'The file is not a valid video (mp4, mov and webm are)'],
    ['a film of another kind', Buffer.from('RIFF'), { filename: 'x.avi' }, 'The file is not a valid video (mp4, mov and webm are)'],
    ['other bytes than its md5', film(2_000), { md5: 'a'.repeat(32) }, 'The file was damaged on its way, please upload it again'],
    ['a number beyond the last', film(2_000), { chunkNumber: '2' }, 'Wrong parameters'],
  ])('is refused in the reply: %s', async (_, bytes, more, msg) => {
    expect((await send(bytes, 1, 1, more)).data).toEqual({ code: 0, msg, file_path: '' })
    expect(await rows(server.app.db, sql`select id from files`)).toEqual([])
  })

  it('is looked at with its first piece: nothing of what is no film is kept', async () => {
    const refused = {
      code: 0,
      msg: 'The file is not a valid video (mp4, mov and webm are)',
      file_path: '',
    }
    expect((await send(Buffer.alloc(100_000, 'x'), 1, 3)).data).toEqual(refused)
    expect((await send(film(100_000), 1, 3, { filename: 'a.webm' })).data).toEqual(refused)
    expect(await rows(server.app.db, sql`select id from video_uploads`)).toEqual([])
    expect(readdirSync(join(server.files, '.incoming'))).toEqual([])
  })

  it('that would be larger than a film may be is refused with its first piece', async () => {
    const fields = { chunkNumber: '1', totalChunks: '10000', filename: 'a.mp4' }
    const { data } = await sendForm<VideoPieceReply>('file/video_upload', fields, [film(300_000), 'blob'])
    expect(data).toMatchObject({ code: 0, msg: 'The file is too large, at most 2 GB' })
  })

  it('may be one of three that are unfinished; what was left makes room', async () => {
    const names = ['1.mp4', '2.mp4', '3.mp4', '4.mp4']
    const begin = async (filename: string, as = me) => (await send(film(200_000).subarray(0, 100_000), 1, 3, { filename }, as)).data
    const tooMany = {
      code: 0,
      msg: 'Too many unfinished uploads, finish or cancel some first',
      file_path: '',
    }
    for (const name of names.slice(0, 3)) expect((await begin(name)).code).toBe(1)
    expect(await begin(names[3]!)).toEqual(tooMany)
    expect((await begin(names[3]!, other)).code).toBe(1)
    expect((await begin(names[0]!)).code).toBe(1)
    await server.app.db.execute(sql`update video_uploads set touched_at = now() - interval '11 minutes' where name = '2.mp4'`)
    expect((await begin(names[3]!)).code).toBe(1)
    const left = await rows(server.app.db, sql`select name from video_uploads where admin_id = ${me.id} order by name`)
    expect(left).toEqual([{ name: '1.mp4' }, { name: '3.mp4' }, { name: '4.mp4' }])
    expect(readdirSync(join(server.files, '.incoming'))).toHaveLength(4)
  })

  it('counts with what its sender has under way in other ways', async () => {
    const limit = 5 * 2 * 1024 ** 3
    await server.app.db.execute(
      sql`insert into file_uploads (id, admin_id, name, size, sha256) values ('u', ${me.id}, 'a.mp4', ${limit}, 'x')`,
    )
    expect((await send(film(100_000), 1, 3)).data.code).toBe(0)
    expect((await send(film(100_000), 1, 3, {}, other)).data.code).toBe(1)
    await server.app.db.execute(sql`delete from file_uploads`)
  })

  it('is refused while too little of the disk would stay free', async () => {
    vi.stubEnv('CRM_DISK_RESERVE', String(2 ** 60))
    expect(await send(film(100_000), 1, 3)).toMatchObject({ status: 400, code: 'disk_full' })
    vi.unstubAllEnvs()
    expect((await send(film(100_000), 1, 3)).data.code).toBe(1)
  })

  it('is given up after a day, its bytes too', async () => {
    await send(film(200_000).subarray(0, 100_000), 1, 3)
    await server.app.db.execute(sql`update video_uploads set touched_at = now() - interval '23 hours'`)
    await sweepUploads(server.app.db, server.files)
    expect(readdirSync(join(server.files, '.incoming'))).toHaveLength(1)
    await server.app.db.execute(sql`update video_uploads set touched_at = now() - interval '25 hours'`)
    await sweepUploads(server.app.db, server.files)
    expect(readdirSync(join(server.files, '.incoming'))).toEqual([])
  })

  it('is refused by its ending as the shop does', async () => {
    expect(await send(film(2_000), 1, 1, { filename: 'x.php' })).toMatchObject({
      status: 400558,
      data: [],
    })
  })
})

describe('keys of a cloud', () => {
  const keys = (query: string) => ask<Record<string, unknown>>('GET', `product/product/get_temp_keys?${query}`)

  it('are refused while files lie on this disk', async () => {
    expect((await ask('GET', 'file/upload_type')).data).toEqual({ upload_type: '1' })
    expect(await keys('key=1.mp4')).toMatchObject({ status: 400, code: '100016' })
  })

  const configure = () => {
    vi.stubEnv('CRM_US3_BUCKET', 'shop')
    vi.stubEnv('CRM_US3_PUBLIC_KEY', 'public')
    vi.stubEnv('CRM_US3_PRIVATE_KEY', 'very-secret')
    vi.stubEnv('CRM_US3_CDN', 'https://cdn.example.com/')
  }

  it('of US3 are signed here for a name of ours and ten minutes, and the private key stays here', async () => {
    configure()
    expect((await ask('GET', 'file/upload_type')).data).toEqual({ upload_type: '8' })
    const before = Math.floor(Date.now() / 1000)
    const { data } = await keys('key=1700.mp4&contentType=video/mp4')
    const key = String(data['key'])
    expect(key).toMatch(/^[0-9a-f]{32}\.mp4$/)
    expect(data).toMatchObject({ type: 'US3', storageName: 'shop', contentType: 'video/mp4', url: `https://cdn.example.com/${key}` })
    const signed = new URL(String(data['upload_url']))
    expect(`${signed.origin}${signed.pathname}`).toBe(`https://shop.cn-bj.ufileos.com/${key}`)
    const expires = Number(signed.searchParams.get('Expires'))
    expect(expires - before).toBeGreaterThanOrEqual(600)
    expect(expires - before).toBeLessThan(660)
    // the rule of US3 for a signature in an address: Expires stands where Date does
    const text = `PUT\n\nvideo/mp4\n${expires}\n/shop/${key}`
    expect(signed.searchParams.get('Signature')).toBe(createHmac('sha1', 'very-secret').update(text).digest('base64'))
    expect(signed.searchParams.get('UCloudPublicKey')).toBe('public')
    expect(JSON.stringify(data)).not.toContain('very-secret')
  })

  it('of US3 are never for a name that was asked for, and only for films', async () => {
    configure()
    const [first, again] = [await keys('key=kept.mp4'), await keys('key=kept.mp4')]
    expect(JSON.stringify(first.data)).not.toContain('kept')
    expect(first.data['key']).not.toBe(again.data['key'])
    expect((await keys('key=../x.mp4&contentType=video/webm')).data['key']).toMatch(/^[0-9a-f]{32}\.webm$/)
    for (const mime of ['text/html', 'video/mp4%0A', 'constructor'])
      expect(await keys(`contentType=${mime}`)).toMatchObject({ status: 400, code: '100100' })
  })

  it('of US3 are for those who keep the library or the products', async () => {
    configure()
    const statusFor = async (...held: string[]) =>
      (await ask('GET', 'product/product/get_temp_keys?key=1.mp4', undefined, await signedIn(server.app, held))).status
    expect(await statusFor('system-file')).toBe(200)
    expect(await statusFor('admin-store-storeProuduct-index')).toBe(200)
    expect(await statusFor('cms-article-index')).toBe(110000)
  })
})

describe('a phone', () => {
  const open = async (as = me) => {
    const { data } = await ask<{ url: string }>('GET', 'file/scan_upload/qrcode?pid=0', undefined, as)
    return { url: new URL(data.url), token: new URL(data.url).searchParams.get('token')! }
  }
  const phone = (token: string, file: [Buffer, string] | null) =>
    sendForm('image/scan_upload', { uploadToken: token, pid: '5' }, file, null)
  const scanned = (token: string, as = me) =>
    ask<{ att_dir: string; att_id: number }[]>('GET', `file/scan_upload/image/${token}`, undefined, as)

  it('puts pictures into the slot of its token and nothing else', async () => {
    await server.app.db.execute(sql`insert into file_categories (name) values ('甲')`)
    const { data } = await ask<{ url: string }>('GET', 'file/scan_upload/qrcode?pid=1')
    const url = new URL(data.url)
    expect(`${url.origin}${url.pathname}`).toBe('http://localhost/app/upload')
    const token = url.searchParams.get('token')!
    expect(await phone(token, [await picture('#936'), 'IMG_1.png'])).toEqual({
      status: 200,
      msg: 'Uploaded',
      code: '100032',
    })
    expect((await scanned(token)).data).toEqual([{ att_dir: expect.stringMatching(/^\/uploads\/attach\//), att_id: 1 }])
    expect(await rows(server.app.db, sql`select pid, admin_id, real_name from files`)).toEqual([
      { pid: 1, admin_id: me.id, real_name: 'IMG_1.png' },
    ])
    expect(await phone(token, [film(2_000), 'a.mp4'])).toMatchObject({
      status: 400,
      code: 'file_suffix',
    })
    expect(await phone(token, [Buffer.from('<?php'), 'a.png'])).toMatchObject({
      status: 400,
      code: 'file_content',
    })
    const page = await server.app.inject(`/app/upload${url.search}`)
    expect([page.statusCode, page.headers.location]).toEqual([302, `/admin/mobile_upload${url.search}`])
  })

  it('is told when its slot is over: closed, taken by a new one, or after ten minutes', async () => {
    const gone = { status: 400, code: '410086' }
    const bytes = await picture('#936')
    const first = await open()
    const second = await open()
    const others = await open(other)
    expect(await phone(first.token, [bytes, 'a.png'])).toMatchObject(gone)
    expect(await scanned(first.token)).toMatchObject(gone)
    expect(await scanned(others.token)).toMatchObject(gone)
    expect(await scanned(second.token)).toMatchObject({ status: 200, data: [] })
    // without a picture it only asks whether the slot is open
    expect(await phone(second.token, null)).toMatchObject({ code: 'file_missing' })
    await ask('DELETE', 'file/scan_upload/qrcode')
    expect(await phone(second.token, null)).toMatchObject(gone)
    expect(await phone(others.token, [bytes, 'a.png'])).toMatchObject({ status: 200 })
    await server.app.db.execute(sql`update scan_slots set opened_at = now() - interval '601 seconds'`)
    expect(await phone(others.token, [bytes, 'a.png'])).toMatchObject(gone)
    expect(await scanned(others.token, other)).toMatchObject(gone)
  })

  describe('with a token that opens nothing', () => {
    /** The reply to a picture of which only the first bytes were sent so far. */
    const begun = async (query: string, fields: [string, string][], isFileFirst = false) => {
      if (!server.app.server.listening) await server.app.listen({ host: '127.0.0.1', port: 0 })
      const { port } = server.app.server.address() as AddressInfo
      const part = (head: string, body: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}`
      const named = fields.map(([name, value]) => part(`name="${name}"`, `${value}\r\n`)).join('')
      const file = part('name="file"; filename="a.png"', 'x'.repeat(100_000))
      const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 2_000_000 }
      const sending = request({ port, method: 'POST', path: `/adminapi/image/scan_upload${query}`, headers })
      const reply = new Promise<Buffer[]>((done, failed) => {
        sending.on('error', failed)
        sending.on('response', (response) => void response.toArray().then(done))
      })
      sending.write(isFileFirst ? file : named + file)
      return { reply: reply.then((parts) => JSON.parse(Buffer.concat(parts).toString()) as Reply<unknown>), sending }
    }
    const waiting = () => readdirSync(join(server.files, '.incoming'))

    it.each([
      ['in the address, as our page sends it', '?uploadToken=none', []],
      ['before the picture, as the page of the shop writes it', '', [['uploadToken', 'none']]],
    ] as const)('is refused before the picture is taken: %s', async (_, query, fields) => {
      const { reply, sending } = await begun(
        query,
        fields.map(([name, value]) => [name, value]),
      )
      expect(await reply).toMatchObject({ status: 400, code: '410086' })
      expect(waiting()).toEqual([])
      sending.destroy()
    })

    it('is a guess where it comes behind the picture, which a right one may', async () => {
      await open()
      const { sending, reply } = await begun('', [], true)
      reply.catch(() => undefined)
      await expect.poll(waiting).toHaveLength(1)
      sending.destroy()
      await expect.poll(waiting).toEqual([])
    })
  })

  it('sends a right token behind the picture, or in the address alone', async () => {
    const { token } = await open()
    const post = async (query: string, parts: [string, string | File][]) => {
      const form = new FormData()
      for (const [name, value] of parts) form.append(name, value)
      const encoded = new Response(form)
      const reply = await server.app.inject({
        method: 'POST',
        url: `/adminapi/image/scan_upload${query}`,
        headers: { 'content-type': encoded.headers.get('content-type')! },
        payload: Buffer.from(await encoded.arrayBuffer()),
      })
      return (reply.json() as Reply<unknown>).status
    }
    const file = async (colour: string) => new File([new Uint8Array(await picture(colour))], 'a.png')
    expect(
      await post('', [
        ['file', await file('#111')],
        ['uploadToken', token],
      ]),
    ).toBe(200)
    expect(await post(`?uploadToken=${token}`, [['file', await file('#222')]])).toBe(200)
    expect((await scanned(token)).data).toHaveLength(2)
  })

  it('puts in at most twenty pictures', async () => {
    const { token } = await open()
    await server.app.db.execute(sql`update scan_slots set used = 19`)
    expect(await phone(token, [await picture('#111'), 'a.png'])).toMatchObject({ status: 200 })
    expect(await phone(token, [await picture('#222'), 'b.png'])).toMatchObject({
      status: 400,
      code: 'scan_full',
      msg: 'At most 20 pictures',
    })
  })

  it('has a picture in its slot that the library had already', async () => {
    const bytes = await picture('#936')
    await sendForm('file/upload', { pid: '0' }, [bytes, 'a.png'])
    const { token } = await open()
    await phone(token, [bytes, 'b.png'])
    expect((await scanned(token)).data).toMatchObject([{ att_id: 1 }])
  })

  it('that guesses tokens is slowed down', async () => {
    const answers = []
    for (let tries = 0; tries < 31; tries++) answers.push((await phone(`guess ${tries}`, null)).status)
    expect([answers[0], answers.at(-1)]).toEqual([400, 429])
  })
})

describe('pictures of the web', () => {
  const from = (images: string[]) => ask<unknown>('POST', 'file/online_upload', { pid: 0, images })

  it('are refused one by one with their reasons', async () => {
    expect(await from(['http://127.0.0.1/a.jpg', 'ftp://x.test/b.jpg', 'https://x.test/c.php'])).toMatchObject({
      status: 400,
      code: 'web_failed',
      msg: expect.stringContaining('http://127.0.0.1/a.jpg: addresses inside a private network are not fetched'),
      data: {
        stored: [],
        failed: [{ msg: expect.any(String) }, { msg: expect.any(String) }, { msg: expect.any(String) }],
      },
    })
    expect(await from([])).toMatchObject({ status: 400, code: '100100' })
  })

  it('stay where they worked, named after their address', async () => {
    const bytes = await picture('#936')
    const web = createServer((request, reply) => reply.end(request.url!.includes('text') ? 'no picture' : bytes))
    await new Promise<void>((done) => web.listen(0, '127.0.0.1', done))
    const origin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`
    const options = { locale: 'en', isAllowed: () => true } as const
    const to = { pid: 0, admin: me.id }
    await storeFromWeb(server.app.db, server.files, [`${origin}/%E6%B5%B7%E6%8A%A5.jpg?x=1`], to, options)
    expect(await rows(server.app.db, sql`select real_name, att_type from files`)).toEqual([
      { real_name: '海报.png', att_type: 'image/png' },
    ])
    const both = storeFromWeb(server.app.db, server.files, [`${origin}/a.png`, `${origin}/text.png`], to, options)
    await expect(both).rejects.toMatchObject({
      detail: {
        data: {
          stored: [expect.any(String)],
          failed: [{ address: `${origin}/text.png`, msg: 'The file is not a valid picture' }],
        },
      },
    })
    web.close()
  })
})
