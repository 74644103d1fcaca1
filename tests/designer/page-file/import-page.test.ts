// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { describe, expect, it } from 'vitest'
import type { Host } from '#src/door/host.ts'
import { RequestError, type FailureKind } from '#src/http/failure.ts'
import type { Connection } from '#src/stores/connection.ts'
import { completeBlock } from '#src/designer/blocks/index.ts'
import { readValue } from '#src/designer/document/read-value.ts'
import { freshSettings } from '#src/designer/document/settings.ts'
import { writeValue } from '#src/designer/document/write-value.ts'
import { Editor } from '#src/designer/editor.ts'
import { importPage } from '#src/designer/page-file/import-page.ts'
import { readPageZip } from '#src/designer/page-file/read-page-zip.ts'
import { writePageZip, type FetchPicture } from '#src/designer/page-file/write-page-zip.ts'
import { openedPage } from '#src/designer/session/open-page.ts'
import { MemoryParts } from '../device/memory-parts.ts'
import { sourcePages } from '../document/pages.ts'
import { MemoryJournals } from '../session/memory-journals.ts'
import { OnePageServer } from '../session/servers.ts'
import { pageJson, png, zipOf } from './files.ts'

const stamp = 1767225600000000
const source = 'https://old.example.com'

function open(value: Record<string, unknown> = { [stamp]: { name: 'news', timestamp: stamp } }, props: object = {}) {
  const server = new OnePageServer('own')
  const host = { $props: atom(props), emit: () => true, root: document } as unknown as Host
  const connection = Object.assign(server, { base: 'https://new.example.com' }) as unknown as Connection
  return new Editor(host, connection, openedPage({ ...server.info, value }), new MemoryJournals())
}

/** A media library that has some pictures already, and that may refuse some. */
function library(refuses: (file: File) => FailureKind | undefined = () => undefined, there: Record<string, Uint8Array> = {}) {
  const files = new Map<string, File>()
  const shopLibrary = {
    base: 'https://new.example.com',
    store: new MemoryParts(),
    read: async (address: string) =>
      there[address] ?? (files.has(address) ? new Uint8Array(await files.get(address)!.arrayBuffer()) : undefined),
    upload(file: File) {
      const kind = refuses(file)
      if (kind) return Promise.reject(new RequestError({ kind, status: 400, code: '', message: '图片上传失败' }))
      const address = `https://new.example.com/uploads/${files.size}-${file.name}`
      files.set(address, file)
      return Promise.resolve(address)
    },
  }
  return { place: shopLibrary, files }
}

const exported = async (value: Record<string, unknown>, fetchPicture: FetchPicture) => {
  const content = {
    value: readValue(value),
    settings: { ...freshSettings, name: '老页面', title: '欢迎', picture: `${source}/ground.png`, hasPicture: true },
  }
  return { content, ...(await writePageZip(content, { source, start: stamp, fetchPicture })) }
}
const picture = (address: string) => ({ img: address, info: [{ value: '' }, { value: '/pages/index/index' }] })
const carousel = (...addresses: string[]) => ({ name: 'swiperBg', timestamp: stamp, swiperConfig: { list: addresses.map(picture) } })
const imagesOf = (editor: Editor) => {
  const [block] = editor.page.value().blocks
  return ((block!.wire['swiperConfig'] as { list: { img: string }[] }).list ?? []).map(({ img }) => img)
}
const byNumber: FetchPicture = (address) => Promise.resolve(png(Number(/(\d+)\.png/.exec(address)?.[1] ?? 0)))

describe.each(sourcePages.map((page) => [page.name, page.text] as const))('%s', (_, text) => {
  it('comes back from its zip exactly as it would be saved', async () => {
    const value = JSON.parse(text) as Record<string, unknown>
    const { zip, content } = await exported(value, () => Promise.resolve('blocked'))
    const { file } = await readPageZip(zip)
    expect(JSON.stringify(file.value)).toBe(JSON.stringify(writeValue(content.value, completeBlock, stamp)))
    const editor = open()
    await importPage(editor, { file, picture: () => Promise.resolve(undefined) }, { library: library().place, label: '导入' })
    const there = Object.values(writeValue(editor.page.value(), completeBlock, stamp))
    expect(there).toEqual(Object.values(file.value))
  })
})

describe('an export', () => {
  it('holds every picture once, with where it was and what it is', async () => {
    const one = `${source}/1.png`
    const { zip, pictures, missing } = await exported({ [stamp]: carousel(one, `${source}/2.png`, one, '/copy/1.png') }, byNumber)
    expect({ pictures, missing }).toEqual({ pictures: 4, missing: [] })
    const { file, picture: read } = await readPageZip(zip)
    const files = new Map(file.pictures.map(({ address, file: name }) => [address, name]))
    expect([...files.keys()]).toEqual([`${source}/ground.png`, one, `${source}/2.png`, '/copy/1.png'])
    expect(files.get(one)).toBe(files.get('/copy/1.png'))
    expect(await read(file.pictures[1]!)).toEqual(png(1))
    expect(file.pictures[1]).toMatchObject({ type: 'image/png', size: 400, sha256: expect.stringMatching(/^[\da-f]{64}$/) })
    expect(file.page).toMatchObject({ name: '老页面', title: '欢迎', bg_pic: `${source}/ground.png` })
  })

  it('says which pictures could not be had, and why', async () => {
    const bring: FetchPicture = (address) =>
      Promise.resolve(address.includes('ground') ? 'blocked' : address.includes('gone') ? 'status' : new TextEncoder().encode('<html>'))
    const { zip, missing } = await exported({ [stamp]: carousel(`${source}/gone.png`, `${source}/page.png`) }, bring)
    expect(missing).toEqual([
      { address: `${source}/ground.png`, reason: 'blocked' },
      { address: `${source}/gone.png`, reason: 'status' },
      { address: `${source}/page.png`, reason: 'noPicture' },
    ])
    expect((await readPageZip(zip)).file.missing).toHaveLength(3)
  })

  it('stops when it is given up', async () => {
    const gone = new AbortController()
    const bring: FetchPicture = (address) => (gone.abort(), byNumber(address))
    const content = {
      value: readValue({ [stamp]: carousel(...Array.from({ length: 9 }, (_, index) => `${source}/${index}.png`)) }),
      settings: freshSettings,
    }
    await expect(writePageZip(content, { source, start: stamp, fetchPicture: bring, signal: gone.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})

describe('an import', () => {
  const value = {
    [stamp]: carousel(`${source}/1.png`, `${source}/2.png`, '/copy/1.png'),
    [stamp + 9]: { name: 'pageFoot', timestamp: stamp + 9 },
  }
  const opened = async () => readPageZip((await exported(value, byNumber)).zip)

  it('uploads what is missing once, leads to it, and is one step', async () => {
    const editor = open()
    const before = editor.page.content()
    const { place: shopLibrary, files } = library()
    const steps: number[] = []
    const done = await importPage(editor, await opened(), { library: shopLibrary, label: '导入', onStep: (step) => steps.push(step) })
    expect(done).toEqual({ blocks: 1, uploaded: 3, reused: 0, kept: [], left: [] })
    expect(steps).toEqual([0, 1, 2, 3])
    const images = imagesOf(editor)
    expect(images[0]).toBe(images[2])
    for (const image of images) expect(files.has(image)).toBe(true)
    expect(editor.page.$settings.get()).toMatchObject({ name: '老页面', title: '欢迎' })
    expect(files.has(editor.page.$settings.get().picture)).toBe(true)
    expect(editor.page.$footer.get()!.kind).toBe('pageFoot')
    editor.undo()
    expect(editor.page.content()).toEqual(before)
  })

  it('uploads nothing the second time, nor what the shop has under the same address', async () => {
    const shop = library()
    await importPage(open(), await opened(), { library: shop.place, label: '导入' })
    const again = await importPage(open(), await opened(), { library: shop.place, label: '导入' })
    expect(again).toMatchObject({ uploaded: 0, reused: 3 })
    expect(shop.files.size).toBe(3)

    const own = 'https://new.example.com/uploads/own-5.png'
    const file = (await exported({ [stamp]: carousel(own) }, byNumber)).zip
    const there = library(undefined, { [own]: png(5) })
    const editor = open()
    expect(await importPage(editor, await readPageZip(file), { library: there.place, label: '导入' })).toMatchObject({
      uploaded: 1,
      reused: 1,
    })
    expect(imagesOf(editor)).toEqual([own])
    const other = library(undefined, { [own]: png(6) })
    await importPage(editor, await readPageZip(file), { library: other.place, label: '导入' })
    expect(imagesOf(editor)).not.toEqual([own])
  })

  it('leaves addresses of pictures that the server refuses, that are none, or that the zip does not have', async () => {
    const addresses = [1, 2, 3].map((number) => `${source}/${number}.png`)
    const pictures = addresses.map((address, index) => ({ address, file: `pictures/${index}.png` }))
    const zip = await zipOf({
      'page.json': pageJson({ pictures, value: { [stamp]: carousel(...addresses) } }),
      'pictures/0.png': new TextEncoder().encode('<svg onload=alert(1)>'),
      'pictures/1.png': png(2),
    })
    const editor = open()
    const refused = library(() => 'business')
    expect(await importPage(editor, await readPageZip(zip), { library: refused.place, label: '导入' })).toMatchObject({
      uploaded: 0,
      kept: addresses,
    })
    expect(imagesOf(editor)).toEqual(addresses)
  })

  it.each<FailureKind>(['network', 'session'])('that meets a failure of %s leaves the page untouched', async (kind) => {
    const editor = open()
    const before = editor.page.content()
    const { place: shopLibrary } = library((file) => (file.name.startsWith('2') ? kind : undefined))
    await expect(importPage(editor, await opened(), { library: shopLibrary, label: '导入' })).rejects.toMatchObject({ kind })
    expect(editor.page.content()).toEqual(before)
    expect(editor.session.isDirty).toBe(false)
  })

  it('of an older decoration page is refused before anything is uploaded', async () => {
    const zip = await zipOf({ 'page.json': pageJson({ value: { headerSerch: { default: {} }, swiperBg: { default: {} } } }) })
    const editor = open()
    await expect(importPage(editor, await readPageZip(zip), { library: library().place, label: '导入' })).rejects.toMatchObject({
      fault: 'legacy',
    })
    expect(editor.session.isDirty).toBe(false)
  })

  it('keeps to what the host allows', async () => {
    const editor = open({}, { kinds: 'titles' })
    expect(await importPage(editor, await opened(), { library: library().place, label: '导入' })).toMatchObject({
      blocks: 0,
      left: ['swiperBg'],
    })
  })
})
