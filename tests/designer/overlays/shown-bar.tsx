// what is downloaded on demand is there from the beginning, so that no test waits for it
import '#src/designer/checks/checker.ts'
import '#src/designer/overlays/preview/preview-dialog.tsx'
import '#src/designer/overlays/publish/publish-dialog.tsx'
import '#src/ui/confirm/question.tsx'
import '#src/ui/dialog/panel.tsx'
import '#src/ui/menu/menu-list.tsx'
import { atom } from 'nanostores'
import { TopBar } from '#src/designer/bar/top-bar.tsx'
import { Editor } from '#src/designer/editor.ts'
import { OverlaySlot } from '#src/designer/overlays/overlay-slot.tsx'
import { newPage, openedPage } from '#src/designer/session/open-page.ts'
import { EditorContext } from '#src/designer/use-editor.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useHost } from '#src/ui/host.ts'
import { show } from '../../pickers/shop.tsx'
import type { DraftServer } from '../session/draft-server.ts'
import { MemoryJournals } from '../session/memory-journals.ts'
import type { OnePageServer } from '../session/servers.ts'

const stamp = 1767225600000000
const value = { [stamp]: { name: 'titles', timestamp: stamp, id: `id${stamp}` } }

/** The bar of a page in an element, on a server that keeps drafts or on a shop's. */
export function showBar(server: DraftServer | OnePageServer, { isHome = false, isNew = false } = {}) {
  const { info, publishing } = 'read' in server ? server.read() : { info: server.info, publishing: undefined }
  const opened = isNew ? newPage() : openedPage({ ...info, value, status: isHome ? 1 : 0 }, undefined, publishing)
  const parts = {
    base: 'https://shop.example.com',
    $session: atom<object | null>({ modules: [] }),
    answer: async (...call: Parameters<Connection['answer']>) => ({
      data: await server.send(call[0] as never, call[1] as never),
      message: '',
    }),
  }
  const connection = Object.assign(server, parts) as unknown as Connection
  let editor: Editor | undefined
  const screen = show(function Stage() {
    const host = useHost()
    editor ??= new Editor(host, connection, opened, new MemoryJournals())
    return (
      <EditorContext.Provider value={editor}>
        <TopBar />
        <OverlaySlot />
      </EditorContext.Provider>
    )
  })
  const name = () => editor!.page.$settings.get().name
  const edit = () => editor!.page.set({ ...editor!.page.$settings.get(), name: '改' }, 'edit')
  const merge = () => editor!.session.merging.settle(() => 'mine')
  return {
    ...screen,
    edit,
    name,
    merge,
    session: parts.$session,
    open: (overlay: string) => editor!.open(overlay),
    undo: () => editor!.undo(),
  }
}
