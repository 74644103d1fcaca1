import { useEffect, useRef, useState } from 'react'
import type { Host } from '#src/door/host.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { useHost, useHostProps } from '#src/ui/host.ts'
import { UnreadableValue } from './document/read-value.ts'
import { Editor } from './editor.ts'
import { isNewPage, OlderPage, openPage } from './session/open-page.ts'

/** The page of the element's `page-id`: on its way, open, or not to be opened. */
export type Opened =
  | { readonly state: 'loading' }
  | { readonly state: 'open'; readonly editor: Editor }
  | { readonly state: 'unreadable'; readonly reason: UnreadableValue['reason'] }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void }

/** The open page, and the connection that the element gave. */
interface Current {
  readonly editor: Editor
  readonly connection: Connection
  readonly dispose: () => void
}

const loading: Opened = { state: 'loading' }

/** Opens the page, again when the element gets another page or another server. */
export function useOpened(): Opened {
  const host = useHost()
  const connection = useConnection()
  const { pageId = '' } = useHostProps<{ pageId: string }>()
  const [opened, setOpened] = useState<Opened>(loading)
  const [round, setRound] = useState(0)
  // a page that was made of the element's one is shown in its place until the element gets another
  const [made, setMade] = useState<{ id: string; from: string } | null>(null)
  const wanted = made?.from === pageId ? made.id : pageId
  const current = useRef<Current | null>(null)

  useEffect(() => {
    if (isOpenAlready(current.current, connection, wanted)) return
    let isWanted = true
    current.current?.dispose()
    current.current = null
    setOpened(loading)
    const refuse = (next: Opened, kind: string, message: string) => {
      if (!isWanted) return
      setOpened(next)
      host.emit('crm-error', { kind, message })
    }
    openFor(host, connection, wanted, (made) => setMade({ id: made, from: pageId })).then(
      (parts) => {
        if (!isWanted) return
        const editor = new Editor(parts.host, parts.connection, parts.page)
        current.current = { editor, connection, dispose: () => editor.dispose() }
        setOpened({ state: 'open', editor })
      },
      (error: unknown) => {
        const message = error instanceof Error ? error.message : ''
        if (error instanceof UnreadableValue) refuse({ state: 'unreadable', reason: error.reason }, error.reason, message)
        else refuse({ state: 'failed', message, retry: () => setRound((before) => before + 1) }, 'load', message)
      },
    )
    return () => {
      isWanted = false
    }
  }, [host, connection, pageId, wanted, round])

  useEffect(() => () => current.current?.dispose(), [])
  return opened
}

// a host that follows `crm-saved` gives a new page its id: that is the page on the screen
const isOpenAlready = (current: Current | null, connection: Connection, pageId: string): boolean =>
  current?.connection === connection && !isNewPage(pageId) && current.editor.session.saver.$origin.get().id === String(pageId)

// what older pages need comes only with one of them
async function openFor(host: Host, connection: Connection, pageId: string, go: (id: string) => void) {
  // drafts on the device are somebody's: whose token it is, is asked beside the page, which waits for no answer
  void connection.complete()
  try {
    return { host, connection, page: await openPage(connection, pageId) }
  } catch (error) {
    if (!(error instanceof OlderPage)) throw error
    const { openLegacy } = await import('./legacy/open.tsx')
    return openLegacy(host, connection, pageId, go)
  }
}
