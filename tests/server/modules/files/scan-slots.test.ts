import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { rows } from '#src/server/db.ts'
import { film } from '../../../support/films.ts'
import { stageFiles, picture, type Reply } from './sender.ts'

const { server, people, ask, sendForm } = stageFiles()

describe('a phone', () => {
  const open = async (as = people.me) => {
    const { data } = await ask<{ url: string }>('GET', 'file/scan_upload/qrcode?pid=0', undefined, as)
    return { url: new URL(data.url), token: new URL(data.url).searchParams.get('token')! }
  }
  const phone = (token: string, file: [Buffer, string] | null) =>
    sendForm('image/scan_upload', { uploadToken: token, pid: '5' }, file, null)
  const scanned = (token: string, as = people.me) =>
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
      { pid: 1, admin_id: people.me.id, real_name: 'IMG_1.png' },
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
    vi.stubEnv('CRM_PREFIX', '/office')
    expect((await server.app.inject(`/app/upload${url.search}`)).headers.location).toBe(`/office/mobile_upload${url.search}`)
    vi.unstubAllEnvs()
  })

  it('is told when its slot is over: closed, taken by a new one, or after ten minutes', async () => {
    const gone = { status: 400, code: '410086' }
    const bytes = await picture('#936')
    const first = await open()
    const second = await open()
    const others = await open(people.other)
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
    expect(await scanned(others.token, people.other)).toMatchObject(gone)
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
        sending.on('response', (response) => done(response.toArray() as Promise<Buffer[]>))
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

  it.each([
    ['http://localhost/office/mobile_upload', 'http://localhost/office/mobile_upload'],
    ['http://localhost/office/mobile_upload?next=1#x', 'http://localhost/office/mobile_upload'],
    ['https://office.example/admin/mobile_upload', 'https://office.example/admin/mobile_upload'],
    ['https://other.example/mobile_upload', 'http://localhost/app/upload'],
    ['https://office.example.evil.example/mobile_upload', 'http://localhost/app/upload'],
    ['javascript:alert(1)', 'http://localhost/app/upload'],
    ['//evil.example/x', 'http://localhost/app/upload'],
    ['/office', 'http://localhost/app/upload'],
  ])('is led to the page of an element only where it is ours: %s', async (page, wanted) => {
    vi.stubEnv('CRM_ORIGINS', 'https://office.example, https://shop.example')
    const { data } = await ask<{ url: string }>('GET', `file/scan_upload/qrcode?pid=0&page=${encodeURIComponent(page)}`)
    const url = new URL(data.url)
    expect(url.origin + url.pathname).toBe(wanted)
    expect(url.searchParams.get('token')).toMatch(/^[0-9a-f]{32}$/)
    vi.unstubAllEnvs()
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
