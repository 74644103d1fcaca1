// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { saveChecked } from '#src/designer/checks/checked-first.ts'
import { FindingsGate } from '#src/designer/checks/findings-gate.tsx'
import { publicFindings } from '#src/designer/checks/public-findings.ts'
import { Editor } from '#src/designer/editor.ts'
import { newPage, type OpenedPage } from '#src/designer/session/open-page.ts'
import { EditorContext } from '#src/designer/use-editor.ts'
import { useMethods } from '#src/designer/use-methods.ts'
import { useHost } from '#src/ui/host.ts'
import { fakeShop, show } from '../../pickers/shop.tsx'
import { MemoryJournals } from '../session/memory-journals.ts'
import { wireOf } from './checked.ts'

function open(features: object = {}, isHome = true, more: Partial<OpenedPage> = {}) {
  let editor: Editor | undefined
  const shop = fakeShop({})
  Object.assign(shop.connection.capabilities.features, features)
  Object.assign(shop.connection, { kind: 'shop', check: () => Promise.resolve() })
  const screen = show(function Stage() {
    const host = useHost()
    if (!editor) {
      const page = newPage()
      editor = new Editor(host, shop.connection, { ...page, ...more, origin: { ...page.origin, isHome } }, new MemoryJournals())
    }
    useMethods(editor)
    return (
      <EditorContext.Provider value={editor}>
        <FindingsGate />
      </EditorContext.Provider>
    )
  })
  const ready = () => vi.waitFor(() => expect(editor).toBeDefined())
  const saves = () => shop.calls.filter(({ path }) => path.startsWith('POST /diy/')).length
  return { ...screen, ready, saves, editor: () => editor!, features: shop.connection.capabilities.features }
}

const broken = () => wireOf('titles', { link: '链接' })

it('asks before errors reach visitors, and publishes all the same when told so', async () => {
  const { ready, editor, saves, reads, press, find, end } = open()
  await ready()
  const id = editor().page.insert('titles', broken(), 0, 'put')
  const first = saveChecked(editor())
  await reads('页面有 1 个错误')
  await reads('“链接”不是有效的链接')
  await press('关闭')
  expect([await first, saves()]).toEqual([null, 0])

  const second = saveChecked(editor())
  await press('去修改')
  expect([await second, saves(), editor().$tab.get()]).toEqual([null, 0, 'checks'])

  void saveChecked(editor())
  await press('仍然发布')
  await vi.waitFor(() => expect(saves()).toBe(1), { timeout: 15_000 })

  // nothing is wrong any more: nothing is asked
  editor().page.edit(id, wireOf('titles', { link: '' }), 'edit')
  void saveChecked(editor())
  await vi.waitFor(() => expect(saves()).toBe(2), { timeout: 15_000 })
  expect(find('[role=dialog]:not([hidden])')?.textContent ?? '').not.toContain('错误')
  end()
})

it('does not ask where saving keeps a draft', async () => {
  const { ready, editor, saves, features, end } = open()
  await ready()
  features.pageDrafts = true
  editor().page.insert('titles', broken(), 0, 'put')
  void saveChecked(editor())
  await vi.waitFor(() => expect(saves()).toBe(1), { timeout: 15_000 })
  end()
})

it('asks before a plain shop server deletes pictures of a rich text, on any page', async () => {
  const { ready, editor, saves, reads, press, call, end } = open({}, false)
  await ready()
  const id = editor().page.insert('richText', wireOf('richText', { html: '<p><img src="a.png"></p>' }), 0, 'put')
  // by a button of the host's, too
  const first = call('save')
  await reads('保存后商城会删除：1 张图片（a.png），图片地址会变成一段文字')
  await press('去修改')
  expect([await first, saves()]).toEqual([null, 0])
  editor().page.edit(id, wireOf('richText', { html: '<p>字</p>' }), 'edit')
  void saveChecked(editor())
  await vi.waitFor(() => expect(saves()).toBe(1), { timeout: 15_000 })
  end()
})

it('asks on a special page too, names all it found, and first what would be lost', async () => {
  const { ready, editor, saves, reads, press, find, end } = open({}, false)
  await ready()
  for (let at = 0; at < 29; at++) editor().page.insert('titles', broken(), 0, 'put')
  editor().page.insert('richText', wireOf('richText', { html: '<p><img src="/uploads/a%20b.png?w=9">满 9 <div>x</div></p>' }), 29, 'put')
  const answer = saveChecked(editor())
  await reads('页面有 30 个错误')
  const rows = [...find('.designer-findings')!.querySelectorAll('li')].map((row) => row.textContent)
  expect(rows).toHaveLength(30)
  expect(rows[0]).toContain('保存后商城会删除：1 张图片（a b.png），图片地址会变成一段文字；<div> 标签和它的样式')
  expect(rows.slice(1).every((row) => row.includes('不是有效的链接'))).toBe(true)
  await press('关闭')
  expect([await answer, saves()]).toEqual([null, 0])
  end()
})

it('asks about an older page that is no home page only what would be lost', async () => {
  const { ready, editor, saves, reads, press, find, end } = open({}, false, { layout: { PagePanel: () => null } })
  await ready()
  editor().page.insert('titles', broken(), 0, 'put')
  await saveChecked(editor())
  expect([find('.designer-findings'), saves()]).toEqual([null, 1])
  editor().page.insert('richText', wireOf('richText', { html: '<p><img src="a.png"></p>' }), 1, 'put')
  const answer = saveChecked(editor())
  await reads('保存后商城会删除：1 张图片（a.png）')
  expect(find('.designer-findings')!.querySelectorAll('li')).toHaveLength(1)
  await press('关闭')
  expect([await answer, saves()]).toEqual([null, 1])
  end()
})

it('tells the host the same, as plain values', async () => {
  const { ready, editor, end } = open()
  await ready()
  const id = editor().page.insert('titles', broken(), 0, 'put')
  const told = (await publicFindings(editor())).filter(({ block }) => block === id)
  expect(told).toEqual([{ rule: 'odd-link', severity: 'error', block: id, path: ['link'], message: '标题 · 链接 · “链接”不是有效的链接' }])
  expect(structuredClone(told)).toEqual(told)
  end()
})
