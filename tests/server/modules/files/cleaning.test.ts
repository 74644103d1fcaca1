import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cleanGif } from '#src/server/modules/files/cleaning/gif.ts'
import { cleanJpeg } from '#src/server/modules/files/cleaning/jpeg.ts'
import { cleanPng } from '#src/server/modules/files/cleaning/png.ts'
import { cleanWebp } from '#src/server/modules/files/cleaning/webp.ts'

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
