import { beforeEach, describe, expect, test } from 'vitest'
import { createLibrary, type Library } from '#src/media/store.ts'
import { FakeServer, refusal, settle, until } from './fake-server.ts'
import { begunFile } from '../support/begun-file.ts'

let server: FakeServer
let library: Library
beforeEach(() => {
  server = new FakeServer(40)
  library = createLibrary(server, { recompress: async (file) => file })
})

const shown = () => library.listing.$listing.get()
const names = () => shown().files.map((file) => file.name)
const chosen = () => library.selection.ids()
const page = () => shown().files
const at = (index: number) => page()[index]!

test('all of the trash is all of it, whatever is searched there', async () => {
  server.can('fileSearch', 'fileTrash')
  await library.listing.change({ isTrash: true, name: 'p1' })
  await library.readTrash()
  expect(server.calls.at(-1)).toMatchObject({ path: 'GET /file/ids', input: { query: { pid: '0', real_name: '', trash: 1, type: 'all' } } })
})

test('categories are counted by what the list shows, and anew when something was moved; a plain shop is asked for nothing more', async () => {
  const asked = () => server.calls.filter(({ path }) => path === 'GET /file/category').map(({ input }) => input)
  await library.categories.load('0')
  await library.move(['40'], '10')
  expect(asked()).toEqual([{ query: { name: '', pid: '0' } }])
  server.calls.length = 0
  server.can('fileSearch')
  library.show('picture')
  await library.move(['39'], '10')
  await settle()
  expect(asked()).toEqual([{ query: { name: '', pid: '0', type: 'picture' } }])
})

describe('list', () => {
  test('asks for eighteen, newest first, with whole addresses', async () => {
    await library.listing.load()
    expect(server.calls.at(-1)).toEqual({ path: 'GET /file/file', input: { query: { pid: '0', real_name: '', page: 1, limit: 18 } } })
    expect(shown()).toMatchObject({ state: 'ready', count: 40 })
    expect(names()).toHaveLength(18)
    expect(page()[0]!.full).toBe('https://shop.example/uploads/p40.jpg')
  })

  test('another category or name starts at page one', async () => {
    await library.listing.change({ page: 3 })
    await library.listing.change({ name: 'p1' })
    expect(library.listing.$query.get()).toMatchObject({ name: 'p1', page: 1 })
    await library.listing.change({ page: 2 })
    await library.listing.change({ categoryId: '10' })
    expect(library.listing.$query.get()).toMatchObject({ categoryId: '10', page: 1 })
    expect(shown()).toMatchObject({ state: 'ready', count: 0 })
  })

  test('a slow answer to an old question is not shown', async () => {
    const old = library.listing.change({ name: 'p1' })
    await library.listing.change({ name: 'p2' })
    await old
    expect(names().every((name) => name.includes('p2'))).toBe(true)
  })

  test('a failure is told and can be tried again', async () => {
    server.failNext = refusal('', '操作失败')
    await library.listing.load()
    expect(shown()).toMatchObject({ state: 'failed', failure: { message: '操作失败' } })
    await library.listing.load()
    expect(shown().state).toBe('ready')
  })

  test('deleting the last pictures of the last page shows the page before', async () => {
    await library.listing.change({ page: 3 })
    expect(names()).toHaveLength(4)
    library.selection.add(page())
    await library.remove(library.selection.ids())
    expect(library.listing.$query.get().page).toBe(2)
    expect(names()).toHaveLength(18)
    expect(chosen()).toEqual([])
  })
})

describe('changes', () => {
  test('moving sends ids with commas, and the list follows', async () => {
    await library.listing.change({ categoryId: '9' })
    await library.move([at(0).id, at(1).id], '10')
    expect(server.calls.at(-2)!.input).toEqual({ body: { pid: '10', images: '40,39' } })
    expect(shown().count).toBe(38)
  })

  test('what somebody else threw away is not renamed, and not chosen any longer', async () => {
    await library.listing.load()
    const [file] = page()
    library.selection.only(file!, 0)
    server.failNext = refusal('file_gone', '文件不存在或已删除')
    await expect(library.rename(file!, 'x.png')).rejects.toMatchObject({ message: '文件不存在或已删除' })
    expect(chosen()).toEqual([])
    await until(() => shown().state === 'ready')
  })

  test('renaming shows the new name, also in the selection', async () => {
    await library.listing.load()
    library.selection.only(at(0))
    await library.rename(at(0), '主图.jpg')
    expect(names()[0]).toBe('主图.jpg')
    expect(library.selection.files()[0]!.name).toBe('主图.jpg')
    await expect(library.rename(at(0), '')).rejects.toMatchObject({ code: '400104' })
  })
})

describe('categories', () => {
  test('come one level at a time', async () => {
    await library.categories.load('0')
    expect(library.categories.$branches.get()['0']!.items.map((item) => item.name)).toEqual(['商品图库', '横幅素材'])
    expect(library.categories.find('9')!.hasChildren).toBe(true)
    expect(library.categories.$branches.get()['9']).toBeUndefined()
    await library.categories.load('9')
    expect(library.categories.find('17')).toMatchObject({ id: '17', parentId: '9', name: '子分类', hasChildren: false })
  })

  test('the shop’s refusal reaches the caller', async () => {
    await library.categories.load('0')
    await expect(library.removeCategory(library.categories.find('9')!)).rejects.toMatchObject({ code: '400102', message: '请先删除子分类' })
  })

  test('a deleted one that was open gives way to its parent', async () => {
    await library.categories.load('0')
    await library.categories.load('9')
    await library.listing.change({ categoryId: '17' })
    await library.removeCategory(library.categories.find('17')!)
    expect(library.listing.$query.get().categoryId).toBe('9')
    expect(library.categories.find('9')!.hasChildren).toBe(false)
    expect(library.categories.find('17')).toBeUndefined()
  })

  test('one that holds something goes with what becomes of it, and leaves what was open inside', async () => {
    await library.categories.load('0')
    await library.categories.load('9')
    await library.listing.change({ categoryId: '17' })
    const full = library.categories.find('9')!
    expect(await library.categories.readContents(full)).toEqual({
      categories: 1,
      files: server.files.filter(({ pid }) => pid === 9).length,
    })
    await library.removeCategory(full, 'lift')
    expect(server.calls.find((call) => call.path.endsWith('/full'))!.input).toMatchObject({
      params: { id: '9' },
      query: { contents: 'lift' },
    })
    expect(library.listing.$query.get().categoryId).toBe('0')
    expect(library.categories.find('17')).toMatchObject({ parentId: '0' })
    expect(server.files.every(({ pid }) => pid === 0)).toBe(true)
  })

  test('can be read whole for a choice', async () => {
    expect((await library.categories.readAll()).map((row) => [row.name, row.depth])).toEqual([
      ['商品图库', 0],
      ['子分类', 1],
      ['横幅素材', 0],
    ])
  })
})

describe('selection', () => {
  beforeEach(() => library.listing.load())

  test('keeps the order of choosing, across pages', async () => {
    library.selection.toggle(at(2))
    library.selection.toggle(at(0))
    await library.listing.change({ page: 2 })
    library.selection.toggle(at(0))
    expect(chosen()).toEqual(['38', '40', '22'])
  })

  test('never grows over the limit', () => {
    library.pickAtMost(2, true)
    expect(library.selection.toggle(at(0))).toBe(true)
    expect(library.selection.toggle(at(1))).toBe(true)
    expect(library.selection.toggle(at(2))).toBe(false)
    expect(library.selection.add(page())).toBe(false)
    expect(chosen()).toEqual(['40', '39'])
    library.pickAtMost(1, true)
    expect(chosen()).toEqual(['40'])
  })
})

describe('uploads', () => {
  const upload = async (...files: string[]) => {
    library.upload(files.map((name) => begunFile(name)))
    for (const [index] of files.entries()) (await until(() => server.uploads[index])).finish()
    await settle()
  }

  test('go into the open category and show when they arrive', async () => {
    await library.listing.change({ categoryId: '10' })
    await upload('a.png', 'b.png')
    await until(() => names().length === 2)
    expect(names()).toEqual(['b.png', 'a.png'])
    expect(chosen()).toEqual([])
  })

  test('are chosen as they arrive while picking, as far as there is room', async () => {
    library.pickAtMost(2, true)
    await library.listing.change({ categoryId: '10' })
    await upload('a.png', 'b.png', 'c.png')
    await until(() => names().length === 3)
    expect(library.selection.files().map((file) => file.name)).toEqual(['a.png', 'b.png'])
  })
})
