// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { expect, it } from 'vitest'
import type { Host } from '#src/door/host.ts'
import type { Connection } from '#src/stores/connection.ts'
import { isArtRef } from '#src/designer/blocks/shared/art.ts'
import { stringsIn } from '#src/designer/document/strings.ts'
import { Editor } from '#src/designer/editor.ts'
import { newPage, openedPage, type OpenedPage } from '#src/designer/session/open-page.ts'
import { applyTemplate, templateContent, pageOfTemplate, pageOfShipped } from '#src/designer/templates/page-template.ts'
import { shippedTemplates } from '#src/designer/templates/shipped-templates.ts'
import { MemoryParts } from '../device/memory-parts.ts'
import { MemoryJournals } from '../session/memory-journals.ts'
import { OnePageServer } from '../session/servers.ts'

const stamp = 1767225600000000

function open(page: OpenedPage, props: Record<string, unknown> = {}, modules: string[] | null = null) {
  const host = { $props: atom(props), emit: () => true, root: document } as unknown as Host
  const server = new OnePageServer('own')
  const connection = Object.assign(server, {
    base: 'https://shop.example.com',
    $session: atom(modules && { modules }),
  }) as unknown as Connection
  return new Editor(host, connection, page, new MemoryJournals())
}

const pageWith = (value: Record<string, unknown>, name = '我的首页') =>
  openedPage({ ...new OnePageServer('own').info, value, name, title: '标题' })
const kindsOf = (editor: Editor) => editor.page.value().blocks.map(({ kind }) => kind)

/** A media library in memory that refuses what `refuses` says. */
function library(refuses: (number: number) => boolean = () => false) {
  const files: File[] = []
  let requests = 0
  const pictures = {
    base: 'https://shop.example.com',
    store: new MemoryParts(),
    read: () => Promise.resolve(undefined),
    upload(file: File) {
      if (refuses(++requests)) return Promise.reject(new Error('图片上传失败'))
      files.push(file)
      return Promise.resolve(`https://shop.example.com/uploads/${files.length}.png`)
    },
  }
  return { pictures, files }
}

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
let painted = 0
const paint = () => Promise.resolve(new Blob([png, String(painted++)], { type: 'image/png' }))
const apply = (editor: Editor, page: Parameters<typeof applyTemplate>[1], { pictures } = library(), more = {}) =>
  applyTemplate(editor, page, pictures, '使用模板', { paint, ...more })

const [rubber, , , , , , , sale] = shippedTemplates('zh-cn')

it('takes the place of the page as one step, under the name of the page, with its tab bar', async () => {
  const editor = open(pageWith({ [stamp]: { name: 'titles', timestamp: stamp }, [stamp + 1]: { name: 'pageFoot', timestamp: stamp + 1 } }))
  const before = editor.page.content()
  const store = library()
  const { lost, left } = await apply(editor, pageOfShipped(rubber!, editor), store)
  expect({ lost, left }).toEqual({ lost: 0, left: [] })
  expect(kindsOf(editor)).toEqual(rubber!.blocks.map(({ kind }) => kind))
  expect(editor.page.$settings.get()).toMatchObject({ name: '我的首页', title: '标题', colour: rubber!.settings.colour })
  expect(editor.page.$footer.get()).toEqual(before.value.footer)
  const texts: string[] = []
  stringsIn(editor.page.value(), (text) => texts.push(text))
  expect(texts.filter(isArtRef)).toEqual([])
  expect(texts.filter((text) => text.startsWith('https://shop.example.com/uploads/')).length).toBeGreaterThanOrEqual(store.files.length)
  expect(store.files.length).toBeGreaterThan(8)
  editor.undo()
  expect(editor.page.content()).toEqual(before)
})

it('gives an empty page its title', async () => {
  const editor = open(newPage())
  await apply(editor, pageOfShipped(rubber!, editor))
  expect(editor.page.$settings.get()).toMatchObject({ title: rubber!.settings.title, name: newPage().settings.name })
})

it('leaves the places of pictures empty that could not be uploaded, and says how many', async () => {
  const editor = open(newPage())
  const { lost } = await apply(
    editor,
    pageOfShipped(rubber!, editor),
    library((number) => number <= 2),
  )
  expect(lost).toBe(2)
  const texts: string[] = []
  stringsIn(editor.page.value(), (text) => texts.push(text))
  expect(texts.filter(isArtRef)).toEqual([])
})

it('changes nothing when it is given up while pictures are on their way', async () => {
  const editor = open(newPage())
  const gone = new AbortController()
  await expect(
    apply(editor, pageOfShipped(rubber!, editor), library(), { signal: gone.signal, onStep: () => gone.abort() }),
  ).rejects.toThrow()
  expect(kindsOf(editor)).toEqual([])
  expect(editor.session.isDirty).toBe(false)
})

it('leaves out what the shop does not have and what the host does not allow', async () => {
  const editor = open(newPage(), { forbiddenKinds: 'coupon', limits: { '*': 5 } }, ['seckill'])
  const page = pageOfShipped(sale!, editor)
  expect(page.value.blocks.map(({ kind }) => kind)).not.toEqual(expect.arrayContaining(['bargain']))
  const { left } = await apply(editor, page)
  expect(left).toContain('coupon')
  expect(kindsOf(editor)).toHaveLength(5)
})

it('keeps a page whole and gives it back', async () => {
  const value = {
    [stamp]: { name: 'titles', timestamp: stamp, id: 'a', titleConfig: { value: '好' }, unknown: { deep: [1, '1', true] } },
    [stamp + 1]: { name: 'crmHidden', crmKind: 'news', timestamp: stamp + 1, id: 'b' },
    [stamp + 2]: 'no block',
    [stamp + 3]: { name: 'pageFoot', timestamp: stamp + 3, id: 'c', menuList: [] },
  }
  const content = templateContent(open(pageWith(value)))
  expect(Object.values(content['value'] as object).map((block: { name: string }) => block.name)).toEqual([
    'titles',
    'crmHidden',
    'pageFoot',
  ])
  const editor = open(pageWith({}, '另一页'))
  await apply(editor, pageOfTemplate(JSON.parse(JSON.stringify(content)) as Record<string, unknown>))
  expect(kindsOf(editor)).toEqual(['titles', 'news'])
  expect(editor.page.value().blocks[0]!.wire).toMatchObject({ unknown: { deep: [1, '1', true] } })
  expect(editor.page.$footer.get()!.wire).toMatchObject({ menuList: [] })
  expect(editor.page.$settings.get()).toMatchObject({ name: '另一页', title: '标题' })
})
