import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { decoding, decodingLimit } from '#src/server/storage/intake/decoding-cost.ts'
import { partAround, sweepThumbnails } from '#src/server/modules/files/thumbnails.ts'
import { testApp } from '../../database.ts'

const server = testApp()

const get = (query: string, headers: Record<string, string> = {}, name = 'photo.jpg') =>
  server.app.inject({ url: `/uploads/attach/${name}${query}`, headers })
const made = () =>
  (readdirSync(join(server.files, '.thumbnails'), { recursive: true }) as string[]).filter((name) =>
    statSync(join(server.files, '.thumbnails', name)).isFile(),
  )

beforeAll(async () => {
  mkdirSync(join(server.files, 'attach'))
  const blue = { create: { width: 450, height: 600, channels: 3 as const, background: '#00f' } }
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#f00' } })
    .composite([{ input: blue, left: 450, top: 0 }])
    .jpeg()
    .toBuffer()
  writeFileSync(join(server.files, 'attach', 'photo.jpg'), photo)
  writeFileSync(join(server.files, 'attach', 'turned.jpg'), await sharp(photo).withMetadata({ orientation: 6 }).jpeg().toBuffer())
  writeFileSync(join(server.files, 'attach', 'large.jpg'), await sharp(photo).resize(2400, 1800, { fit: 'fill' }).jpeg().toBuffer())
  writeFileSync(join(server.files, 'attach', 'broken.jpg'), 'nothing')
  writeFileSync(join(server.files, 'attach', 'film.mp4'), 'film')
})

describe('a thumbnail', () => {
  it('comes as WebP or AVIF, whichever is taken, and says that it depends on that', async () => {
    const webp = await get('?w=320&v=7', { accept: 'image/webp,*/*' })
    expect(webp.headers).toMatchObject({
      'content-type': 'image/webp',
      vary: expect.stringContaining('Accept'),
      'x-content-type-options': 'nosniff',
    })
    const seen = await sharp(webp.rawPayload).metadata()
    expect([seen.width, seen.height]).toEqual([320, 213])
    const avif = await get('?w=160', { accept: 'image/avif,image/webp' })
    expect(avif.headers['content-type']).toBe('image/avif')
    expect((await sharp(avif.rawPayload).metadata()).width).toBe(160)
    expect((await get('?w=320', { 'if-none-match': String(webp.headers.etag) })).statusCode).toBe(304)
  })

  it('is never larger than the picture, and stands upright', async () => {
    expect((await sharp((await get('?w=1500')).rawPayload).metadata()).width).toBe(900)
    const upright = await sharp((await get('?w=320', {}, 'turned.jpg')).rawPayload).metadata()
    expect([upright.width, upright.height]).toEqual([320, 480])
  })

  it('is cut around the focal point when both sides are given', async () => {
    const colour = async (query: string) => {
      const reply = await get(query)
      const { dominant } = await sharp(reply.rawPayload).stats()
      const { width, height } = await sharp(reply.rawPayload).metadata()
      return [width, height, dominant.r > dominant.b ? 'red' : 'blue']
    }
    await server.app.db.execute(sql`insert into files (name, real_name, att_dir, satt_dir, att_size, att_type, sha256, focal)
      values ('x', 'x', '/uploads/attach/photo.jpg', '', 1, 'image/jpeg', '', '{"x": 0.9, "y": 0.5}')`)
    expect(await colour('?w=160&h=240')).toEqual([480, 480, 'blue'])
    await server.app.db.execute(sql`update files set focal = '{"x": 0.1, "y": 0.5}'`)
    expect(await colour('?w=160&h=240')).toEqual([480, 480, 'red'])
  })

  it('is of the next larger size that is made: there are eight, whatever is asked for', async () => {
    const before = made().length
    const sizes = new Set<string>()
    for (const [index, query] of ['?w=1', '?w=159', '?w=333', '?w=481', '?w=9999', '?w=10&h=900', '?w=999&h=1', '?w=200&h=201'].entries()) {
      const reply = await get(query, {}, 'large.jpg')
      const { width, height } = await sharp(reply.rawPayload).metadata()
      sizes.add(`${width} ${height}`)
      expect([index, reply.statusCode, width]).toEqual([index, 200, [160, 160, 480, 750, 1500, 1500, 1500, 480][index]])
    }
    expect(made()).toHaveLength(before + sizes.size)
    for (let width = 1; width <= 2000; width += 37) await get(`?w=${width}`, {}, 'large.jpg')
    for (let width = 1; width <= 2000; width += 333)
      for (let height = 1; height <= 2000; height += 333) await get(`?w=${width}&h=${height}`, {}, 'large.jpg')
    expect(made().length - before).toBeLessThanOrEqual(8)
  })

  it('waits for no upload, and no upload for it', async () => {
    let free = () => {}
    // nothing of them was asked for before
    for (const name of ['waiting.jpg', 'passing.jpg'])
      writeFileSync(join(server.files, 'attach', name), readFileSync(join(server.files, 'attach', 'large.jpg')))
    const full = decoding.run(decodingLimit, () => new Promise<void>((done) => (free = done)))
    expect((await get('?w=1125', {}, 'waiting.jpg')).statusCode).toBe(200)
    expect((await get('?w=320', { 'x-forwarded-for': '192.0.2.9' }, 'passing.jpg')).statusCode).toBe(200)
    free()
    await full
  })

  it('is made for one address 240 times a minute; what is kept, and for others, goes on', async () => {
    const from = (ip: string, name: string) => server.app.inject({ url: `/uploads/attach/${name}?w=160`, remoteAddress: ip })
    const small = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    for (let n = 0; n <= 240; n++) writeFileSync(join(server.files, 'attach', `${n}.png`), small)
    for (let n = 0; n < 240; n++) expect((await from('192.0.2.1', `${n}.png`)).statusCode).toBe(200)
    const refused = await from('192.0.2.1', '240.png')
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await from('192.0.2.1', '0.png')).statusCode).toBe(200)
    expect((await from('192.0.2.2', '240.png')).statusCode).toBe(200)
    expect((await from('192.0.2.1', '240.png')).statusCode).toBe(200)
  })

  it('is made once, however often it is asked for at the same moment', async () => {
    const before = made().length
    const replies = await Promise.all(Array.from({ length: 20 }, () => get('?w=480')))
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]))
    expect(made()).toHaveLength(before + 1)
  })

  it('is another one when the picture is', async () => {
    const before = await get('?w=160')
    writeFileSync(
      join(server.files, 'attach', 'photo.jpg'),
      await sharp({ create: { width: 400, height: 400, channels: 3, background: '#0f0' } })
        .jpeg()
        .toBuffer(),
    )
    const after = await get('?w=160')
    expect(after.headers.etag).not.toBe(before.headers.etag)
    expect((await sharp(after.rawPayload).metadata()).height).toBe(160)
  })

  it.each([
    ['?w=0', 'photo.jpg', 400],
    ['?w=1.5', 'photo.jpg', 400],
    ['?w=320&h=-1', 'photo.jpg', 400],
    ['?w=99999', 'photo.jpg', 400],
    ['?w=320&w=480', 'photo.jpg', 400],
    ['?w=320', 'none.jpg', 404],
    ['?w=320', 'broken.jpg', 404],
    ['?w=320', 'film.mp4', 404],
    ['?w=320', '..%2f..%2fetc%2fx.jpg', 404],
    ['?w=320', '..%2f.content%2fx.jpg', 404],
  ])('%s of %s: %i %i', async (query, name, status) => {
    expect((await get(query, {}, name)).statusCode).toBe(status)
  })

  it('goes after a month', async () => {
    const [old] = made()
    utimesSync(join(server.files, '.thumbnails', old!), 1, 1)
    await sweepThumbnails(server.app.storage)
    expect(made()).not.toContain(old)
    expect(made().length).toBeGreaterThan(0)
  })
})

it.each([
  [
    { x: 0.5, y: 0.5 },
    { left: 150, top: 0, width: 600, height: 600 },
  ],
  [
    { x: 1, y: 0.5 },
    { left: 300, top: 0, width: 600, height: 600 },
  ],
  [
    { x: 0, y: 1 },
    { left: 0, top: 0, width: 600, height: 600 },
  ],
])('the part around %j', (focal, part) => {
  expect(partAround({ width: 900, height: 600 }, { width: 320, height: 320 }, focal)).toEqual(part)
})
