import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { approve, discard } from '#src/server/storage/intake/arrival.ts'
import { element } from '../../../../support/boxes.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'crm-webm-'))))
afterAll(() => rm(folder, { recursive: true }))

async function stored(bytes: Buffer): Promise<Buffer> {
  const arrival = { path: join(folder, 'film.webm'), name: 'film.webm' }
  await writeFile(arrival.path, bytes)
  const { path } = await approve(arrival)
  const after = await readFile(path)
  await discard(arrival)
  return after
}

const head = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from([0x87]), Buffer.from('\x42\x82\x84webm', 'latin1')])
const tag = (name: string, text: string) => element('7373', [element('67c8', [element('45a3', [name]), element('4487', [text])])])
const tags = (...inside: Buffer[]) => element('1254c367', inside)
const pictures = element('1f43b675', [element('a3', ['pictures'])])
const key = tags(tag('ENCODER', 'phone'), tag('LOCATION', '+30.2741+120.1551/'))

it.each([
  ['before the pictures', Buffer.concat([head, element('18538067', [key, pictures])])],
  ['behind them', Buffer.concat([head, element('18538067', [pictures, key])])],
  [
    'in a recording that does not say how long it is',
    Buffer.concat([head, element('18538067', [element('1f43b675', [element('a3', ['pictures'])], true), key], true)]),
  ],
])('takes out tags that tell a place: %s', async (_, sent) => {
  const after = await stored(sent)
  expect(after.toString('latin1')).not.toMatch(/30\.2741|LOCATION/)
  // a player passes over what is there instead
  expect(after).toHaveLength(sent.length)
  const at = sent.indexOf(Buffer.from('1254c367', 'hex'))
  expect(after[at]).toBe(0xec)
  expect(after.readUIntBE(at + 3, 6)).toBe(key.length - 9)
  expect(after.subarray(0, at).equals(sent.subarray(0, at))).toBe(true)
  expect(after.subarray(at + key.length).equals(sent.subarray(at + key.length))).toBe(true)
})

it('takes out what is attached: a cover may be a photograph that tells a place', async () => {
  const attached = element('1941a469', [element('61a7', [element('466e', ['cover.jpg']), element('465c', ['Exif GPS 30.2741'])])])
  const sent = Buffer.concat([head, element('18538067', [attached, pictures])])
  const after = await stored(sent)
  expect(after.toString('latin1')).not.toMatch(/30\.2741|cover/)
  expect(after).toHaveLength(sent.length)
  expect(after.includes(pictures)).toBe(true)
})

it('leaves other tags', async () => {
  const sent = Buffer.concat([head, element('18538067', [tags(tag('ENCODER', 'phone')), pictures])])
  expect((await stored(sent)).equals(sent)).toBe(true)
})

it('stores a film whose elements end nowhere as it came', async () => {
  const sent = Buffer.concat([head, Buffer.from('18538067', 'hex'), Buffer.from([0x01, 0, 0, 0, 0, 0xff, 0, 0]), pictures.subarray(0, 9)])
  expect((await stored(sent)).equals(sent)).toBe(true)
})
