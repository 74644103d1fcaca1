// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { describe, expect, it } from 'vitest'
import { footerKind } from '#src/designer/document/block.ts'
import { Editor } from '#src/designer/editor.ts'
import { Steps } from '#src/designer/rail/steps/steps.tsx'
import { openedPage } from '#src/designer/session/open-page.ts'
import { EditorContext } from '#src/designer/use-editor.ts'
import { useHost } from '#src/ui/host.ts'
import { fakeShop, show } from '../../../pickers/shop.tsx'
import { MemoryJournals } from '../../session/memory-journals.ts'
import { OnePageServer } from '../../session/servers.ts'

const stamp = 1767225600000000

/** The list of steps of a page of two headings and a notice. */
function showSteps() {
  const { info } = new OnePageServer('own')
  const value = Object.fromEntries(
    ['titles', 'titles', 'news'].map((name, index) => [stamp + index, { name, timestamp: stamp + index, id: `id${stamp + index}` }]),
  )
  let editor: Editor | undefined
  const screen = show(function Stage() {
    const host = useHost()
    editor ??= new Editor(host, fakeShop({}).connection, openedPage({ ...info, value }), new MemoryJournals())
    return (
      <EditorContext.Provider value={editor}>
        <Steps />
      </EditorContext.Provider>
    )
  })
  const rows = () => screen.all('[role=option]').map((row) => row.querySelector('.designer-step__words')!.textContent)
  const current = () => screen.all('[role=option]').findIndex((row) => row.getAttribute('aria-selected') === 'true')
  const key = (name: string) =>
    flushSync(() => void screen.all('[role=listbox]')[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })))
  return { ...screen, rows, current, key, editor: () => editor! }
}

const edit = ({ page }: Editor, index: number, more: object, gesture: string | null = null) => {
  const id = page.order.at(index)!
  page.edit(id, { ...page.block(id)!.wire, ...more }, '编辑', gesture)
}

describe('the list of steps', () => {
  it('says what each of them did, and where', async () => {
    const screen = showSteps()
    await screen.appears('[role=option]')
    const editor = screen.editor()
    const { page } = editor
    flushSync(() => {
      edit(editor, 0, { titleConfig: { value: '新标题' } })
      editor.rename(page.order.at(1)!, '促销')
      page.select(page.order.at(1)!)
      editor.hideChosen()
      editor.hideChosen()
      editor.move(page.order.at(2)!, 0)
      page.set({ ...page.$settings.get(), title: '首页二' }, '页面设置')
      page.addFooter({ name: footerKind }, '添加底部菜单')
      page.selectAll()
      editor.removeChosen()
      editor.add('richText')
      page.merge({ value: { blocks: [], footer: null }, settings: page.$settings.get() }, '合并他人的修改')
    })
    const wanted = [
      '最初的页面',
      '修改 标题：标题',
      '重命名 促销',
      '隐藏 促销',
      '显示 促销',
      '移动 新闻播报',
      '修改 页面设置：页面标题',
      '添加 底部菜单',
      '删除 新闻播报 等 3 个',
      '添加 富文本',
      '合并他人的修改',
    ]
    await screen.eventually(() => expect(screen.rows()).toEqual(wanted))
  })

  it('goes where it is pressed, by pointer and by keys, and marks where the page is', async () => {
    const screen = showSteps()
    await screen.appears('[role=option]')
    const editor = screen.editor()
    const words = () => editor.page.block(editor.page.order.at(0)!)!.wire['words']
    flushSync(() => ['one', 'two', 'three'].forEach((each) => edit(editor, 0, { words: each })))
    await screen.eventually(() => expect([screen.rows().length, screen.current()]).toEqual([4, 3]))
    flushSync(() => screen.all('[role=option]')[1]!.click())
    expect([words(), screen.current(), screen.all('[data-undone]').length]).toEqual(['one', 1, 2])
    screen.key('Home')
    screen.key('ArrowDown')
    screen.key('ArrowDown')
    expect(words()).toBe('one')
    screen.key('Enter')
    expect([words(), screen.current()]).toEqual(['two', 2])
    screen.key('End')
    screen.key(' ')
    expect(words()).toBe('three')
    flushSync(() => editor.page.history.markSaved(editor.page.history.position))
    expect(screen.all('[role=option]')[3]!.textContent).toContain('已保存')
  })

  it('draws only what is in sight of thousands of steps', async () => {
    const screen = showSteps()
    await screen.appears('[role=option]')
    const editor = screen.editor()
    flushSync(() => {
      for (let index = 0; index < 3000; index++) edit(editor, 0, { words: String(index) })
    })
    await screen.eventually(() => expect(screen.all('[role=option]')[0]!.getAttribute('aria-setsize')).toBe('3001'))
    expect(screen.all('[role=option]').length).toBeLessThan(80)
  })
})
