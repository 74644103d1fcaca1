// @vitest-environment happy-dom
import type { WritableAtom } from 'nanostores'
import { expect, it } from 'vitest'
import type { Props } from '#src/door/host.ts'
import type { Editor } from '#src/designer/editor.ts'
import { isHidden } from '#src/designer/document/marks.ts'
import { fakeShop } from '../../pickers/shop.tsx'
import { showPanel } from './shown-panel.tsx'

const kindsOf = ({ page }: Editor) => page.order.ids().map((id) => page.block(id)!.kind)

function three(prepare: (editor: Editor) => void = () => {}) {
  return showPanel(fakeShop({}), (editor) => {
    for (const kind of ['titles', 'guide', 'blankPage']) editor.add(kind)
    editor.page.select(editor.page.order.at(1)!)
    editor.page.selectThrough(editor.page.order.at(2)!)
    prepare(editor)
  })
}

it('says how many blocks are chosen, edits none of them behind somebody’s back, and acts on all', async () => {
  const screen = three()
  const { all, press, eventually, reads, end } = screen
  await reads('已选 2 个')
  expect(all('[data-field]')).toEqual([])
  await eventually(() => expect(all('.designer-many__blocks li').map((row) => row.textContent)).toEqual(['2辅助线', '3辅助空白']))
  // what is done with one block alone is not offered, nor is what needs none
  expect(all('.designer-many__actions button').map((button) => button.textContent)).toEqual([
    '上移',
    '下移',
    '复制组件',
    '隐藏 / 显示',
    '删除',
    '复制到剪贴板',
    '移到最前',
    '移到最后',
  ])

  await press('移到最前')
  await eventually(() => expect(kindsOf(screen.editor)).toEqual(['guide', 'blankPage', 'titles']))
  await press('隐藏 / 显示')
  const { page } = screen.editor
  expect(page.order.ids().map((id) => isHidden(page.block(id)!.wire))).toEqual([true, true, false])
  await press('复制组件')
  await eventually(() => expect(kindsOf(screen.editor)).toEqual(['guide', 'blankPage', 'guide', 'blankPage', 'titles']))
  await press('删除')
  await eventually(() => expect(kindsOf(screen.editor)).toEqual(['guide', 'blankPage', 'titles']))
  // one block is left chosen: its settings are there again
  await eventually(() => expect(all('[data-field]').length).toBeGreaterThan(0))
  end()
})

it('leads to the settings of one of them', async () => {
  const { all, wanted, eventually, reads, end } = three()
  await reads('已选 2 个')
  ;(await wanted('.designer-many__blocks button', '2辅助线')).click()
  await eventually(() => expect(all('[data-field]').length).toBeGreaterThan(0))
  expect(all('.designer-panel__head')[0]!.textContent).toBe('辅助线')
  end()
})

it('of a page that is only shown offers nothing but to look and to copy', async () => {
  const { all, reads, end } = three(({ host }) => (host.$props as WritableAtom<Props>).set({ readOnly: true }))
  await reads('已选 2 个')
  expect(all('.designer-many__blocks button')).toHaveLength(2)
  expect(all('.designer-many__actions button').map((button) => button.textContent)).toEqual(['复制到剪贴板'])
  end()
})
