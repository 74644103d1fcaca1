import { Editor } from '#src/designer/editor.ts'
import { Panel } from '#src/designer/panel/panel.tsx'
import { newPage } from '#src/designer/session/open-page.ts'
import { EditorContext } from '#src/designer/use-editor.ts'
import { useHost } from '#src/ui/host.ts'
import type { fakeShop } from '../../pickers/shop.tsx'
import { show } from '../../pickers/shop.tsx'
import { MemoryJournals } from '../session/memory-journals.ts'

/** The panel of a new page in an element of its own, after `prepare` has made and chosen something. */
export function showPanel(shop: ReturnType<typeof fakeShop>, prepare: (editor: Editor) => void) {
  let editor: Editor | undefined
  const screen = show(function Stage() {
    const host = useHost()
    if (!editor) {
      editor = new Editor(host, shop.connection, newPage(), new MemoryJournals())
      prepare(editor)
    }
    return (
      <EditorContext.Provider value={editor}>
        <Panel />
      </EditorContext.Provider>
    )
  })
  const field = (name: string) => screen.all(`[data-field="${name}"]`)[0]!
  const rows = (name: string) => [...field(name).querySelectorAll<HTMLElement>('.designer-list__rows > .designer-row')]
  const key = (node: Element, name: string) =>
    node.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  return {
    ...screen,
    field,
    rows,
    key,
    handle: (name: string, position: number) => rows(name)[position - 1]!.querySelector('.designer-row__handle')!,
    get editor() {
      return editor!
    },
  }
}
