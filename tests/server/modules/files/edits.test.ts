import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FileRow } from '#src/api/files.ts'
import { movedFocal } from '#src/server/modules/files/edits.ts'
import { signedIn, testApp } from '../../database.ts'

const server = testApp()
let headers: Record<string, string>

/** Left half red, right half blue, 900 × 600. */
const halves = (orientation?: number) => {
  const blue = { create: { width: 450, height: 600, channels: 3 as const, background: '#00f' } }
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#f00' } }).composite([
    { input: blue, left: 450, top: 0 },
  ])
  return (orientation ? picture.withMetadata({ orientation }) : picture).jpeg({ quality: 100 }).toBuffer()
}

async function upload(bytes: Buffer, name: string): Promise<FileRow> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const encoded = new Response(form)
  const more = { ...headers, 'content-type': encoded.headers.get('content-type')! }
  await server.app.inject({
    method: 'POST',
    url: '/adminapi/file/upload',
    headers: more,
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return (await server.app.inject({ url: '/adminapi/file/file?page=1&limit=1', headers })).json().data.list[0]
}
const edit = async (file: FileRow, payload: object) =>
  (await server.app.inject({ method: 'PUT', url: `/adminapi/file/details/${file.att_id}`, headers, payload })).json() as {
    status: number
    code: string
    data: FileRow
  }
const pathOf = (address: string) => join(server.files, address.replace(/^.*\/uploads\//, ''))
async function colour(address: string): Promise<string> {
  const { dominant } = await sharp(readFileSync(pathOf(address))).stats()
  return dominant.r > dominant.b ? 'red' : 'blue'
}
const crop = { x: 0.5, y: 0, width: 0.5, height: 1, turn: 0 }

beforeAll(async () => {
  headers = (await signedIn(server.app)).headers
})

describe('a picture', () => {
  it('is cut at its addresses and comes back byte for byte', async () => {
    const file = await upload(await halves(), 'a.jpg')
    const before = readFileSync(pathOf(file.att_dir))
    const { status, data } = await edit(file, { crop })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      att_dir: file.att_dir,
      satt_dir: file.satt_dir,
      crm: { width: 450, height: 600, crop, version: 2, sha256: file.crm!.sha256 },
    })
    expect(Number(data.att_size)).toBe(readFileSync(pathOf(file.att_dir)).length)
    expect([await colour(file.att_dir), await colour(file.satt_dir)]).toEqual(['blue', 'blue'])
    expect((await edit(file, { crop: { ...crop, x: 0 } })).data.crm!.version).toBe(3)
    expect(await colour(file.att_dir)).toBe('red')
    const back = await edit(file, { crop: null })
    expect(back.data.crm).toMatchObject({ width: 900, height: 600, crop: null, version: 4 })
    expect(readFileSync(pathOf(file.att_dir)).equals(before)).toBe(true)
  })

  it('of the same bytes elsewhere stays as it is', async () => {
    await server.app.inject({ method: 'POST', url: '/adminapi/file/category', headers, payload: { pid: 0, name: '甲' } })
    const file = await upload(await halves(), 'a.jpg')
    const twin = (await server.app.inject({ url: '/adminapi/file/file', headers })).json().data.list
    expect(twin.length).toBeGreaterThan(0)
    await edit(file, { crop })
    await server.app.inject({
      method: 'PUT',
      url: '/adminapi/file/file/do_move',
      headers,
      payload: { pid: 1, images: String(file.att_id) },
    })
    const other = await upload(await halves(), 'b.jpg')
    expect(other.att_id).not.toBe(file.att_id)
    const image = await sharp(readFileSync(pathOf(other.att_dir))).metadata()
    expect(image.width).toBe(900)
  })

  it('is turned, as the camera held it and as asked', async () => {
    const file = await upload(await halves(6), 'turned.jpg')
    expect(file.crm).toMatchObject({ width: 600, height: 900 })
    const { data } = await edit(file, { crop: { x: 0, y: 0, width: 0.5, height: 1, turn: 270 } })
    expect(data.crm).toMatchObject({ width: 450, height: 600 })
    expect(await colour(file.att_dir)).toBe('red')
  })

  it('has an alternative text, which is searched, and a point that stays visible', async () => {
    const file = await upload(
      await sharp({ create: { width: 700, height: 300, channels: 3, background: '#0f0' } })
        .png()
        .toBuffer(),
      'g.png',
    )
    const { data } = await edit(file, { alt: ' 绿色的草地 ', focal: { x: 0.9, y: 0.5 } })
    expect(data.crm).toMatchObject({ alt: '绿色的草地', focal: { x: 0.9, y: 0.5 }, version: 2 })
    const found = await server.app.inject({ url: `/adminapi/file/file?real_name=${encodeURIComponent('草地')}`, headers })
    expect(found.json().data.count).toBe(1)
    expect((await edit(file, { focal: null })).data.crm!.focal).toBeNull()
    expect((await edit(file, { alt: '' })).data.crm!.alt).toBe('')
  })

  it.each([
    [{ crop: { ...crop, width: 0 } }],
    [{ crop: { ...crop, turn: 45 } }],
    [{ crop: { ...crop, x: -1 } }],
    [{ focal: { x: 2, y: 0 } }],
    [{ focal: { x: 0.5 } }],
    [{ alt: 'x'.repeat(501) }],
    [{ name: 'x' }],
  ])('refuses %j', async (details) => {
    const file = await upload(await halves(), 'a.jpg')
    expect((await edit(file, details)).status).toBe(400)
  })

  it('that moves is not cut, one that is not there neither', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer()
    const frames = await Promise.all(['#00f', '#f00'].map(frame))
    const gif = await upload(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
      'move.gif',
    )
    expect(await edit(gif, { crop })).toMatchObject({ status: 400, code: 'edit_moving' })
    expect(await edit({ ...gif, att_id: 9_999 }, { alt: 'x' })).toMatchObject({ status: 400, code: 'file_gone' })
  })
})

it('keeps the point where it was when the picture is cut differently', () => {
  expect(movedFocal({ x: 0.75, y: 0.5 }, null, { x: 0.5, y: 0, width: 0.5, height: 1, turn: 0 })).toEqual({ x: 0.5, y: 0.5 })
  expect(movedFocal({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0, width: 0.5, height: 1, turn: 0 }, null)).toEqual({ x: 0.75, y: 0.5 })
  expect(movedFocal({ x: 0.5, y: 0.5 }, null, { x: 0, y: 0, width: 1, height: 1, turn: 90 })).toBeNull()
})
