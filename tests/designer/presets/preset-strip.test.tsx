// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { titleBar } from '#src/designer/blocks/titles/schema.ts'
import { Editor } from '#src/designer/editor.ts'
import { OverlaySlot } from '#src/designer/overlays/overlay-slot.tsx'
import { Palette } from '#src/designer/rail/blocks/palette.tsx'
import { newPage } from '#src/designer/session/open-page.ts'
import { EditorContext } from '#src/designer/use-editor.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useHost } from '#src/ui/host.ts'
import { toastsOf } from '#src/ui/toast/notify.ts'
import { fakeShop, show } from '../../pickers/shop.tsx'
import { MemoryJournals } from '../session/memory-journals.ts'
import { MemoryTemplates } from '../templates/memory-server.ts'

function stage() {
  const server = new MemoryTemplates()
  const { connection } = fakeShop({})
  const { features } = connection.capabilities
  const capabilities = { ...connection.capabilities, features: { ...features, pageTemplates: true } }
  let editor: Editor | undefined
  const screen = show(function Stage() {
    const host = useHost()
    editor ??= new Editor(
      host,
      { ...connection, capabilities, send: server.send } as unknown as Connection,
      newPage(),
      new MemoryJournals(),
    )
    return (
      <EditorContext.Provider value={editor}>
        <Palette />
        <OverlaySlot />
      </EditorContext.Provider>
    )
  })
  const type = (text: string) => {
    const field = screen.all<HTMLInputElement>('[role=dialog] input, dialog input').at(-1)!
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const names = () => screen.all('.designer-preset__name').map((node) => node.textContent)
  return { ...screen, server, type, names, editor: () => editor! }
}

const wordsOnPage = (editor: Editor) => editor.page.value().blocks.map(({ wire }) => titleBar.read(wire).words)

it('a block is kept with its settings, found under its kind, used again, renamed and deleted', async () => {
  const { server, editor, wanted, press, type, names, all, eventually } = stage()
  await wanted('button', '标题')
  editor().add('titles')
  const [id] = editor().page.order.ids()
  const { wire } = editor().page.block(id!)!
  editor().page.edit(id!, titleBar.write({ ...titleBar.read(wire), words: '今日特价', size: 24 }, wire), '编辑')

  editor().open('save-preset')
  await eventually(() => expect(all('input').length).toBeGreaterThan(1))
  type('特价标题')
  await press('保存')
  await eventually(() => expect(server.rows.map(({ name, kind }) => [name, kind])).toEqual([['特价标题', 'titles']]))
  expect(server.rows[0]!.content).not.toHaveProperty('timestamp')
  await eventually(() => expect(toastsOf(editor().host).get().at(-1)?.text).toContain('特价标题'))

  const tile = await wanted('button', '标题')
  tile.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await press('标题：4 个预设')
  await eventually(() => expect(names()).toEqual(['特价标题', '加粗居左', '居中', '彩色标题条']))
  all<HTMLButtonElement>('.designer-preset__face')[0]!.click()
  await eventually(() => expect(wordsOnPage(editor())).toEqual(['今日特价', '今日特价']))
  editor().undo()
  expect(wordsOnPage(editor())).toEqual(['今日特价'])

  await press('更多: 特价标题')
  ;(await wanted('[role=menuitem]', '重命名')).click()
  await eventually(() => expect(all<HTMLInputElement>('input').at(-1)!.value).toBe('特价标题'))
  type('周末标题')
  await press('保存')
  await eventually(() => expect(names()[0]).toBe('周末标题'))
  expect(server.rows.map(({ name }) => name)).toEqual(['周末标题'])

  server.failure = '服务器繁忙'
  await press('更多: 周末标题')
  ;(await wanted('[role=menuitem]', '删除')).click()
  await press('删除')
  await eventually(() => expect(toastsOf(editor().host).get().at(-1)?.text).toBe('服务器繁忙'))
  server.failure = ''
  await press('重试')
  await press('更多: 周末标题')
  ;(await wanted('[role=menuitem]', '删除')).click()
  await press('删除')
  await eventually(() => expect(names()).toEqual(['加粗居左', '居中', '彩色标题条']))
  expect(server.rows).toEqual([])
})

it('saving under a name that is there already replaces it, and says so before', async () => {
  const { server, editor, wanted, press, type, eventually, all } = stage()
  await wanted('button', '标题')
  editor().add('titles')
  const save = async (button: string) => {
    editor().open('save-preset')
    await eventually(() => expect(all('input').length).toBeGreaterThan(1))
    type('我的标题')
    await press(button)
    await eventually(() => expect(editor().$overlay.get()).toBeNull())
  }
  await save('保存')
  const [id] = editor().page.order.ids()
  const { wire } = editor().page.block(id!)!
  editor().page.edit(id!, titleBar.write({ ...titleBar.read(wire), words: '改过了' }, wire), '编辑')
  await save('替换')
  expect(server.rows).toHaveLength(1)
  expect(titleBar.read(server.rows[0]!.content).words).toBe('改过了')
})

it('without a name nothing is kept', async () => {
  const { server, editor, wanted, press, type, eventually, all, root } = stage()
  await wanted('button', '标题')
  editor().add('titles')
  editor().open('save-preset')
  await eventually(() => expect(all('input').length).toBeGreaterThan(1))
  type('  ')
  await press('保存')
  await eventually(() => expect(root.textContent).toContain('请先输入名称'))
  expect(server.rows).toEqual([])
})
