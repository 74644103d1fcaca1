import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { approve, discard } from '#src/server/storage/intake/arrival.ts'
import { box, track, words, type Track } from '../../../../support/boxes.ts'

const place = '+30.2741+120.1551/'
const head = box('ftyp', 'mp42', words(0), 'mp42isom')

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'crm-tracks-'))))
afterAll(() => rm(folder, { recursive: true }))

async function stored(bytes: Buffer, name = 'film.mp4'): Promise<Buffer> {
  const arrival = { path: join(folder, name), name }
  await writeFile(arrival.path, bytes)
  const { path } = await approve(arrival)
  const after = await readFile(path)
  await discard(arrival)
  return after
}

/** Pictures and data by turns, as cameras write them; the pictures come first in the film, or the tables do. */
function film(data: Omit<Track, 'id' | 'chunks'>, samples: readonly string[], areTablesFirst = false) {
  const pictures = ['first picture', 'second picture']
  const parts = [pictures[0]!, samples[0]!, samples[1]!, pictures[1]!, samples[2]!]
  const tables = (start: number) => {
    const at = (index: number) => start + 8 + parts.slice(0, index).join('').length
    const shown = pictures.map((picture, index) => ({ at: at(index * 3), sizes: [picture.length] }))
    const chunks = [
      { at: at(1), sizes: [samples[0]!.length, samples[1]!.length] },
      { at: at(4), sizes: [samples[2]!.length] },
    ]
    return box('moov', track({ id: 1, handler: 'vide', kind: 'avc1', chunks: shown }), track({ id: 2, ...data, chunks }))
  }
  const media = box('mdat', ...parts)
  if (!areTablesFirst) return Buffer.concat([head, media, tables(head.length)])
  return Buffer.concat([head, tables(head.length + tables(0).length), media])
}

const key = (name: string) => box('keys', box('\0\0\0\x01', box('keyd', 'mdta', name)))
const running = [`${place} 1`, `${place} 2`, `${place} 3`]

it.each([
  ['named data of a phone', 'meta', 'mebx', key('com.apple.quicktime.location.ISO6709'), running],
  ['data of a sports camera', 'meta', 'gpmd', '', ['DEVC GPS5 30.2741', 'DEVC GPS5 30.2742', 'DEVC GPS5 30.2743']],
  ['movement of a phone', 'camm', 'camm', '', running],
  ['a drone that writes subtitles', 'sbtl', 'tx3g', '', ['GPS (120.1551, 30.2741)', 'GPS (120.1551, 30.2742)', 'GPS (120.1, 30.2743)']],
])('takes out a track of places, and its samples: %s', async (_, handler, kind, description, samples) => {
  for (const areTablesFirst of [false, true]) {
    const sent = film({ handler, kind, description }, samples, areTablesFirst)
    const after = await stored(sent)
    const text = after.toString('latin1')
    expect(text).not.toMatch(/30\.274|location/)
    expect(text.match(/trak/g)).toHaveLength(1)
    // nothing moved: the pictures are found where the tables say
    expect(after).toHaveLength(sent.length)
    for (const picture of ['first picture', 'second picture']) expect(after.indexOf(picture)).toBe(sent.indexOf(picture))
  }
})

it.each([4, 8, 16])('finds samples by sizes of %i bits', async (bits) => {
  const samples = ['+30.27+120.15/', '+30.28+120.15/', '+30.29+120/'] as const
  const sent = film({ handler: 'meta', kind: 'gpmd', description: '', bits }, samples)
  const after = await stored(sent)
  expect(after.toString('latin1')).not.toMatch(/30\.2|120/)
  for (const picture of ['first picture', 'second picture']) expect(after.indexOf(picture)).toBe(sent.indexOf(picture))
})

it.each(['free', 'skip', 'wide', 'junk'])('finds samples that lie in room without an order: %s', async (type) => {
  const moov = (at: number) =>
    box(
      'moov',
      track({ id: 1, handler: 'vide', kind: 'avc1', chunks: [] }),
      track({ id: 2, handler: 'meta', kind: 'gpmd', chunks: [{ at, sizes: [place.length] }] }),
    )
  const start = head.length + moov(0).length + 8
  const sent = Buffer.concat([head, moov(start), box(type, place, 'and the rest'), box('mdat', 'pictures')])
  const after = await stored(sent)
  expect(after.includes('30.2741')).toBe(false)
  expect(after.subarray(start + place.length).equals(sent.subarray(start + place.length))).toBe(true)
})

it.each([
  ['named data without a place', 'meta', 'mebx', key('com.apple.quicktime.video-orientation')],
  ['subtitles', 'sbtl', 'tx3g', ''],
])('leaves a track that tells no place: %s', async (_, handler, kind, description) => {
  const sent = film({ handler, kind, description }, ['one', 'two', 'three'])
  expect((await stored(sent)).equals(sent)).toBe(true)
})

it('blanks samples of places in fragments', async () => {
  const moov = box(
    'moov',
    box('mvex', box('trex', words(0, 1, 1, 0, 0, 0)), box('trex', words(0, 2, 1, 0, place.length, 0))),
    track({ id: 1, handler: 'vide', kind: 'avc1', chunks: [] }),
    track({ id: 2, handler: 'meta', kind: 'gpmd', chunks: [] }),
  )
  const moof = (data: number) =>
    box(
      'moof',
      box('traf', box('tfhd', words(0x20000, 1)), box('trun', words(0x201, 1, data, 13))),
      box('traf', box('tfhd', words(0x20000, 2)), box('trun', words(1, 2, data + 13))),
    )
  const sent = Buffer.concat([head, moov, moof(moof(0).length + 8), box('mdat', 'first picture', place, place, 'and the rest')])
  const after = await stored(sent)
  expect(after.includes('30.2741')).toBe(false)
  expect(after).toHaveLength(sent.length)
  expect(after.toString('latin1')).toContain('first picture')
  expect(after.toString('latin1')).toContain('and the rest')
  expect(after.toString('latin1').match(/traf/g)).toHaveLength(1)
})

it('believes no table that points at anything but media', async () => {
  const lying = track({ id: 2, handler: 'meta', kind: 'gpmd', chunks: [{ at: 0, sizes: [2_000_000_000] }] })
  const sent = Buffer.concat([
    head,
    box('moov', track({ id: 1, handler: 'vide', kind: 'avc1', chunks: [] }), lying),
    box('mdat', 'pictures'),
  ])
  const after = await stored(sent)
  expect(after).toHaveLength(sent.length)
  expect(after.subarray(0, head.length).equals(head)).toBe(true)
  expect(after.toString('latin1').match(/trak/g)).toHaveLength(1)
})
