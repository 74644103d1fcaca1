import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approve, discard } from '#src/server/storage/intake/arrival.ts'
import { cleanGif } from '#src/server/storage/intake/cleaning/gif.ts'
import { cleanJpeg } from '#src/server/storage/intake/cleaning/jpeg.ts'
import { cleanPng } from '#src/server/storage/intake/cleaning/png.ts'
import { cleanWebp } from '#src/server/storage/intake/cleaning/webp.ts'

// two halves of another colour, so that a turned picture looks another way
const halves = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
    .composite([{ input: { create: { width: 30, height: 40, channels: 3, background: '#33c' } }, left: 0, top: 0 }])
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Hangzhou-30.2741</place></x:xmpmeta>')
    .withExif({
      IFD0: { Make: 'SecretCamera', Artist: 'SecretPerson' },
      IFD3: { GPSLatitude: '30/1 16/1 27/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
const secrets = /SecretCamera|SecretPerson|Hangzhou|xmpmeta/

const raw = (bytes: Buffer) => sharp(bytes).raw().toBuffer()

describe.each([
  ['jpeg', cleanJpeg, () => halves().jpeg().toBuffer()],
  ['progressive jpeg', cleanJpeg, () => halves().jpeg({ progressive: true }).toBuffer()],
  ['png', cleanPng, () => halves().png().toBuffer()],
  ['webp', cleanWebp, () => halves().webp({ lossless: true }).toBuffer()],
] as const)('a cleaned %s', (_, clean, make) => {
  it('tells nothing of place, camera and person; its pixels, turn and colours stay', async () => {
    const bytes = await make()
    expect(bytes.toString('latin1')).toMatch(secrets)
    const cleaned = clean(bytes)!
    expect(cleaned.toString('latin1')).not.toMatch(secrets)
    const [before, after] = [await sharp(bytes).metadata(), await sharp(cleaned).metadata()]
    expect(after).toMatchObject({ format: before.format, width: 60, height: 40, orientation: 6, icc: before.icc })
    expect(after.xmp).toBeUndefined()
    expect((await raw(cleaned)).equals(await raw(bytes))).toBe(true)
  })

  it('is not cleaned any further, and ends where it ends', async () => {
    const once = clean(await make())!
    expect(clean(once)!.equals(once)).toBe(true)
    expect(clean(Buffer.concat([once, Buffer.from('and a film behind it')]))!.equals(once)).toBe(true)
  })

  it('is none when it is cut', async () => {
    const bytes = await make()
    for (let length = 30; length < bytes.length - 8; length += 41) expect(clean(bytes.subarray(0, length))).toBeUndefined()
  })
})

it('keeps the frames and the repeats of a gif, without its comments', async () => {
  const frames = await sharp(
    [40, 90, 200].map((r) => ({ create: { width: 8, height: 8, channels: 3 as const, background: { r, g: 0, b: 0 } } })) as never,
    { join: { animated: true } },
  )
    .gif({ loop: 3, delay: [80, 80, 80] })
    .toBuffer()
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, 12]), Buffer.from('SecretPerson'), Buffer.from([0])])
  const head = 13 + 3 * 2 ** ((frames[10]! & 7) + 1) * (frames[10]! >> 7)
  const commented = Buffer.concat([frames.subarray(0, head), comment, frames.subarray(head)])
  const cleaned = cleanGif(commented)!
  expect(cleaned.toString('latin1')).not.toMatch(secrets)
  expect(await sharp(cleaned, { animated: true }).metadata()).toMatchObject({ pages: 3, loop: 3, delay: [80, 80, 80] })
})

it('leaves out a colour profile that unpacks to gigabytes', async () => {
  const { deflateSync, crc32 } = await import('node:zlib')
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#333' } })
    .png()
    .toBuffer()
  const body = Buffer.concat([Buffer.from('bomb\0\0', 'latin1'), deflateSync(Buffer.alloc(64 * 1024 * 1024))])
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('iCCP'), body, Buffer.alloc(4)])
  chunk.writeUInt32BE(body.length, 0)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  const bombed = Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
  expect(cleanPng(bombed)!.equals(cleanPng(png)!)).toBe(true)
})

describe('a film', () => {
  const place = '+30.2741+120.1551/'
  const word = (value: number) => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return bytes
  }
  const box = (type: string, ...parts: (Buffer | string)[]) => {
    const inside = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
    return Buffer.concat([word(inside.length + 8), Buffer.from(type, 'latin1'), inside])
  }
  const key = (name: string) => Buffer.concat([word(name.length + 8), Buffer.from(`mdta${name}`, 'latin1')])
  const data = (text: string) => box('data', word(1), word(0), text)
  const handler = box('hdlr', Buffer.alloc(8), 'mdta')
  const apple = [
    handler,
    box('keys', word(0), word(2), key('com.apple.quicktime.make'), key('com.apple.quicktime.location.ISO6709')),
    box('ilst', box('\0\0\0\x01', data('Camera')), box('\0\0\0\x02', data(place))),
  ]
  const xmp = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')
  const film = (...boxes: Buffer[]) => Buffer.concat([box('ftyp', 'mp42', word(0), 'mp42isom'), ...boxes, box('mdat', 'pictures')])

  let folder: string
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'crm-places-'))))
  afterAll(() => rm(folder, { recursive: true }))
  async function stored(bytes: Buffer) {
    const arrival = { path: join(folder, 'film'), name: 'film.mp4' }
    await writeFile(arrival.path, bytes)
    const { path, sha256, sentSha256 } = await approve(arrival)
    const after = await readFile(path)
    await discard(arrival)
    return { after, isSame: sha256 === sentSha256 }
  }

  it.each([
    [
      'the atom of Android and QuickTime',
      box('moov', box('mvhd', 'x'), box('udta', box('\xa9xyz', Buffer.from([0, 18, 0x15, 0xc7]), place))),
    ],
    ['the box of 3GPP', box('moov', box('udta', box('loci', word(0), Buffer.from([0, 0]), `home\0${place}`)))],
    ['a track', box('moov', box('trak', box('udta', box('\xa9xyz', place))))],
    ['names of Apple', box('moov', box('meta', ...apple))],
    ['the same as ISO writes it', box('moov', box('meta', word(0), ...apple))],
    ['a list of iTunes', box('moov', box('udta', box('meta', word(0), handler, box('ilst', box('\xa9xyz', data(place))))))],
    ['XMP', Buffer.concat([box('moov', box('mvhd', 'x')), box('uuid', xmp, `<x exif:GPSLatitude="${place}"/>`)])],
  ])('does not say where it was taken: %s', async (_, boxes) => {
    const sent = film(boxes)
    const { after, isSame } = await stored(sent)
    expect(isSame).toBe(false)
    expect(after.toString('latin1')).not.toContain('30.2741')
    // nothing moved: the pictures are found where the tables say
    expect(after).toHaveLength(sent.length)
    expect(after.indexOf('pictures')).toBe(sent.indexOf('pictures'))
    expect(after.includes('Camera')).toBe(sent.includes('Camera'))
  })

  it('without a place is stored as it came', async () => {
    const sent = film(box('moov', box('udta', box('\xa9nam', 'a name'), word(0)), box('meta', handler)))
    const { after, isSame } = await stored(sent)
    expect(isSame).toBe(true)
    expect(after.equals(sent)).toBe(true)
  })
})
