// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { Panel } from '#src/designer/panel/panel.tsx'
import { Checks } from '#src/designer/rail/checks/checks.tsx'
import { Editor } from '#src/designer/editor.ts'
import { newPage } from '#src/designer/session/open-page.ts'
import { EditorContext } from '#src/designer/use-editor.ts'
import { useHost } from '#src/ui/host.ts'
import { fakeShop, show } from '../../../pickers/shop.tsx'
import { wireOf } from '../../checks/checked.ts'
import { MemoryJournals } from '../../session/memory-journals.ts'

const picture = 'https://shop.example.com/a.png'

function open(prepare: (editor: Editor) => void) {
  let editor: Editor | undefined
  const shop = fakeShop({})
  const screen = show(function Stage() {
    const host = useHost()
    if (!editor) {
      editor = new Editor(host, shop.connection, newPage(), new MemoryJournals())
      prepare(editor)
    }
    return (
      <EditorContext.Provider value={editor}>
        <Checks />
        <aside className="designer-panel">
          <Panel />
        </aside>
      </EditorContext.Provider>
    )
  })
  const rows = () => screen.all('.designer-finding').map((row) => row.querySelector('button')!.textContent)
  const until = (told: RegExp) => vi.waitFor(() => expect(screen.root.textContent).toMatch(told), { timeout: 15_000 })
  return { ...screen, rows, until, editor: () => editor! }
}

it('lists what is wrong by weight, leads to the field, mends and ignores', async () => {
  const slides = [
    { picture, title: '', link: '/pages/index/index' },
    { picture: '', title: '', link: '' },
  ]
  const { root, rows, until, press, wanted, editor, end } = open(({ page }) => {
    page.insert('swiperBg', wireOf('swiperBg', { slides }), 0, 'put')
    page.insert('titles', wireOf('titles', { words: '' }), 1, 'put')
    // the tab bar of a new page waits for its pictures
    const footer = page.$footer.get()!
    const items = [1, 2].map((number) => ({ label: `${number}`, link: '/pages/index/index', chosen: picture, plain: picture }))
    page.edit(footer.id, wireOf('pageFoot', { items }), 'edit')
  })
  await until(/共 3 个问题/)
  expect(rows()).toEqual(['轮播图轮播图片 第2项 图片没有选择图片', '标题标题没有填写文字', '轮播图轮播图片 第2项 链接没有设置链接'])

  root.querySelectorAll<HTMLElement>('.designer-finding__go')[0]!.click()
  await vi.waitFor(() => expect(root.activeElement?.closest('[data-field=picture]')).toBeTruthy(), { timeout: 15_000 })
  expect(root.activeElement!.closest('.designer-row')).toBe(root.querySelectorAll('.designer-row')[1])
  expect(editor().page.$selected.get()).toBe(editor().page.order.at(0))

  await press('删除此项')
  await until(/共 1 个问题/)
  expect(rows()).toEqual(['标题标题没有填写文字'])
  expect(root.activeElement).toBe(root.querySelector('.designer-finding__go'))
  ;(await wanted('button', '忽略：标题 没有填写文字')).click()
  await until(/没有发现问题/)
  await press('恢复已忽略的 1 个')
  await until(/共 1 个问题/)

  editor().page.lock(true)
  await vi.waitFor(() => expect(root.textContent).not.toContain('隐藏组件'))
  end()
})
