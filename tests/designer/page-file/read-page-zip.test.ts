import { describe, expect, it } from 'vitest'
import { limits, type FileFault, type PageFileError } from '#src/designer/page-file/page-file.ts'
import { readPageZip } from '#src/designer/page-file/read-page-zip.ts'
import { endRecord, listEntry, pageJson, offsetsOf, png, zipOf } from './files.ts'

const faultOf = async (chosen: Blob | Promise<Blob>): Promise<FileFault | 'none'> =>
  readPageZip(await chosen).then(
    () => 'none',
    (error: PageFileError) => error.fault,
  )

const deep = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown

/** Writes a number of two or four bytes into the bytes of a zip. */
const put = (bytes: Uint8Array, at: number, value: number, size: 2 | 4) => {
  const view = new DataView(bytes.buffer)
  if (size === 2) view.setUint16(at, value, true)
  else view.setUint32(at, value, true)
}

describe('a file that somebody chose', () => {
  it('opens with its page and its pictures', async () => {
    const pictures = [{ address: 'https://old.example.com/a.png', file: 'pictures/0001-a.png', sha256: '', type: 'image/png', size: 400 }]
    const { file, picture } = await readPageZip(await zipOf({ 'page.json': pageJson({ pictures }), 'pictures/0001-a.png': png(1) }))
    expect(file).toMatchObject({ source: 'https://old.example.com', page: { title: '首页' } })
    expect(file.pictures).toEqual(pictures)
    expect(await picture(file.pictures[0]!)).toEqual(png(1))
    expect(await picture({ ...pictures[0]!, file: 'pictures/none.png' })).toBeUndefined()
  })

  const page = { 'page.json': pageJson() }
  it.each<[string, () => Blob | Promise<Blob>, FileFault]>([
    ['nothing', () => new Blob([]), 'noZip'],
    ['a picture', () => new Blob([png(1)]), 'noZip'],
    ['a cut zip', async () => (await zipOf(page)).slice(0, -30), 'noZip'],
    [
      'a zip whose list is garbage',
      () => zipOf(page, (bytes) => bytes.fill(7, offsetsOf(bytes, listEntry)[0]!, offsetsOf(bytes, listEntry)[0]! + 9)),
      'broken',
    ],
    [
      'a zip whose files are garbage',
      () => zipOf({ 'page.json': pageJson({ more: 'x'.repeat(9_000) }) }, (bytes) => bytes.fill(0xff, 60, 90)),
      'broken',
    ],
    ['an encrypted zip', () => zipOf(page, (bytes) => put(bytes, offsetsOf(bytes, listEntry)[0]! + 8, 1, 2)), 'broken'],
    [
      'a list that says it is shorter',
      () => zipOf({ ...page, a: 'b' }, (bytes) => put(bytes, offsetsOf(bytes, endRecord)[0]! + 10, 1, 2)),
      'broken',
    ],
    ['another zip', () => zipOf({ 'word/document.xml': '<w/>' }), 'noPage'],
    ['a page of another format', () => zipOf({ 'page.json': pageJson({ format: 'grapes' }) }), 'noPage'],
    ['a page of a newer version', () => zipOf({ 'page.json': pageJson({ version: 2 }) }), 'newer'],
    ['no JSON', () => zipOf({ 'page.json': '{"format":"crm-page",' }), 'broken'],
    ['no value', () => zipOf({ 'page.json': pageJson({ value: [1] }) }), 'broken'],
    [
      'a page nested 100 deep',
      () => zipOf({ 'page.json': pageJson({ value: { '1767225600000000': { name: 'x', deep: deep(100) } } }) }),
      'broken',
    ],
    [
      'a page nested 100,000 deep',
      () => zipOf({ 'page.json': pageJson().replace('"missing":[]', `"missing":${'['.repeat(1e5)}${']'.repeat(1e5)}`) }),
      'broken',
    ],
    ['a way up', () => zipOf({ ...page, '../../evil.png': png(1) }), 'paths'],
    ['a way up inside', () => zipOf({ ...page, 'pictures/../../evil.png': png(1) }), 'paths'],
    ['an absolute path', () => zipOf({ ...page, '/etc/evil.png': png(1) }), 'paths'],
    ['a path of Windows', () => zipOf({ ...page, 'pictures\\evil.png': png(1) }), 'paths'],
    ['a drive', () => zipOf({ ...page, 'C:/evil.png': png(1) }), 'paths'],
    ['a name with a line break', () => zipOf({ ...page, 'a\nb.png': png(1) }), 'paths'],
    [
      '1,300 files',
      () => zipOf({ ...page, ...Object.fromEntries(Array.from({ length: 1300 }, (_, index) => [`pictures/${index}`, ''])) }),
      'tooMany',
    ],
    ['page.json that inflates to 9 MB', () => zipOf({ 'page.json': pageJson({ more: ' '.repeat(9 * 1024 ** 2) }) }), 'inflated'],
  ])('%s is refused', async (_, make, fault) => {
    expect(await faultOf(make())).toBe(fault)
  })

  it('is refused by its list when that says it inflates to more than is allowed, and not believed when it says less', async () => {
    const size = (bytes: Uint8Array) => offsetsOf(bytes, listEntry)[0]! + 24
    expect(await faultOf(zipOf(page, (bytes) => put(bytes, size(bytes), limits.inflated + 1, 4)))).toBe('inflated')
    const bomb = zipOf({ 'page.json': pageJson({ more: ' '.repeat(9 * 1024 ** 2) }) }, (bytes) => put(bytes, size(bytes), 100, 4))
    expect(['inflated', 'broken']).toContain(await faultOf(bomb))
  })

  it('gives no more of a picture than a picture may have', async () => {
    const pictures = [{ address: 'https://a.example/a.png', file: 'pictures/bomb.png' }]
    const { file, picture } = await readPageZip(
      await zipOf({ 'page.json': pageJson({ pictures }), 'pictures/bomb.png': new Uint8Array(limits.picture + 1024) }),
    )
    await expect(picture(file.pictures[0]!)).rejects.toMatchObject({ fault: 'inflated' })
  })

  it('names no files outside of its pictures, and nothing on the way reaches a prototype', async () => {
    const pictures = [
      { address: 'https://a/b.png', file: '../page.json' },
      { address: 'x', file: 'page.json' },
      { address: 1, file: 'pictures/a.png' },
      null,
    ]
    const text = pageJson({ pictures }).replace('"page":{', '"page":{"__proto__":{"polluted":1},')
    const { file } = await readPageZip(await zipOf({ 'page.json': text }))
    expect(file.pictures).toEqual([])
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})
