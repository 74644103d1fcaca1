// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import '#src/designer/overlays/compare/compare-dialog.tsx'
import '#src/designer/rail/versions/versions.tsx'
import '#src/ui/dialog/panel.tsx'
import { Editor } from '#src/designer/editor.ts'
import { OverlaySlot } from '#src/designer/overlays/overlay-slot.tsx'
import { Rail } from '#src/designer/rail/rail.tsx'
import { openedPage } from '#src/designer/session/open-page.ts'
import { EditorContext } from '#src/designer/use-editor.ts'
import { useHost } from '#src/ui/host.ts'
import { fakeShop, show } from '../../../pickers/shop.tsx'
import { MemoryJournals } from '../../session/memory-journals.ts'
import { OnePageServer } from '../../session/servers.ts'

const stamp = 1767225600000000
const valueOf = (...texts: string[]) =>
  Object.fromEntries(
    texts.map((text, index) => [
      stamp + index,
      { name: 'titles', timestamp: stamp + index, id: `id${stamp + index}`, titleConfig: { value: text } },
    ]),
  )
const version = (id: number, more: object) => ({
  ...{ id, version: `v${id}`, hash: '', kind: 'saved', label: '', admin_name: '张三', saved_at: 1767225600 + id, is_published: 0 },
  ...{ is_draft: 0, restored_from: null, ...more },
})

/** The rail of an open page whose history holds a published version 1 and, newest, version 2. */
function showRail(hasVersions = true) {
  const { info } = new OnePageServer('own')
  const older = { ...info, value: valueOf('旧标题', '第二个'), name: '旧模板' }
  const shop = fakeShop({
    '/diy/versions/7': {
      list: [version(2, { admin_name: '' }), version(1, { label: '开业', is_published: 1, kind: 'published' })],
      count: 2,
    },
    '/diy/versions/7/1': { version: version(1, {}), info: older },
    'PUT /diy/versions/7/2': version(2, { label: '元旦' }),
  })
  Object.assign(shop.connection.capabilities.features, { pageVersions: hasVersions })
  const opened = openedPage({ ...info, value: valueOf('新标题', '第二个') })
  let editor: Editor | undefined
  const screen = show(function Stage() {
    const host = useHost()
    editor ??= new Editor(host, shop.connection, opened, new MemoryJournals())
    return (
      <EditorContext.Provider value={editor}>
        <Rail />
        <OverlaySlot />
      </EditorContext.Provider>
    )
  })
  return { shop, ...screen, editor: () => editor! }
}

describe('the versions of a page', () => {
  it('are not offered by a server that keeps none', async () => {
    const screen = showRail(false)
    await screen.appears('[role=tab]')
    expect(screen.all('[role=tab]').map((tab) => tab.getAttribute('aria-label'))).not.toContain('历史版本')
  })

  it('say who saved them and when, what visitors read, and are named', async () => {
    const screen = showRail()
    ;(await screen.wanted('[role=tab]', '历史版本')).click()
    await screen.reads('开业')
    const [second, first] = screen.all('.designer-version')
    // at the beginning of 2026 in London it is still 2025 in America
    const year = new Date(1767225600_000).getFullYear()
    expect(first!.textContent).toMatch(new RegExp(`线上.*发布 · 张三 · ${year}`))
    expect(second!.textContent).toMatch(new RegExp(`${year}.*保存 · 系统`))
    second!.querySelector('button')!.click()
    await screen.type('[aria-label="命名此版本"]', '元旦')
    screen.find('[aria-label="命名此版本"]')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await screen.eventually(() => expect(screen.shop.asked('PUT /diy/versions/7/2')[0]?.body).toEqual({ label: '元旦' }))
  })

  it('are compared with the page block by block', async () => {
    const screen = showRail()
    ;(await screen.wanted('[role=tab]', '历史版本')).click()
    await screen.reads('开业')
    screen.all('.designer-version')[1]!.querySelector<HTMLElement>('.designer-version__acts button')!.click()
    await screen.reads('有 1 个组件不同 · 页面设置不同')
    const sides = screen.all('.designer-compare__side').map((side) => [...side.querySelectorAll('li')].map((row) => row.dataset['change']))
    expect(sides).toEqual([
      ['changed', 'same'],
      ['changed', 'same'],
    ])
    await screen.choose('只看不同')
    await screen.eventually(() => expect(screen.all('.designer-compare__side li')).toHaveLength(2))
  })

  it('come back by one press, which is one step of undo', async () => {
    const screen = showRail()
    ;(await screen.wanted('[role=tab]', '历史版本')).click()
    await screen.reads('开业')
    const { page } = screen.editor()
    const shown = () => page.order.ids().map((id) => (page.block(id)!.wire['titleConfig'] as { value: string }).value)
    screen.all('.designer-version')[1]!.querySelectorAll<HTMLElement>('.designer-version__acts button')[1]!.click()
    await screen.eventually(() => expect([shown(), page.$settings.get().name]).toEqual([['旧标题', '第二个'], '旧模板']))
    screen.editor().undo()
    expect([shown(), page.$settings.get().name]).toEqual([['新标题', '第二个'], '模板'])
  })
})
