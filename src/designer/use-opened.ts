import { useEffect, useRef, useState } from 'react'
import type { Connection } from '#src/stores/connection.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { useHost, useHostProps } from '#src/ui/host.ts'
import { UnreadableValue } from './document/read-value.ts'
import { Editor } from './editor.ts'
import { isNewPage, openPage } from './session/open-page.ts'

/** The page of the element's `page-id`: on its way, open, or not to be opened. */
export type Opened =
  | { readonly state: 'loading' }
  | { readonly state: 'open'; readonly editor: Editor }
  | { readonly state: 'unreadable'; readonly reason: 'broken' | 'legacy' }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void }

const loading: Opened = { state: 'loading' }

/** Opens the page, again when the element gets another page or another server. */
export function useOpened(): Opened {
  const host = useHost()
  const connection = useConnection()
  const { pageId = '' } = useHostProps<{ pageId: string }>()
  const [opened, setOpened] = useState<Opened>(loading)
  const [round, setRound] = useState(0)
  const current = useRef<Editor | null>(null)

  useEffect(() => {
    if (isOpenAlready(current.current, connection, pageId)) return
    let isWanted = true
    current.current?.dispose()
    current.current = null
    setOpened(loading)
    const refuse = (next: Opened, kind: string, message: string) => {
      if (!isWanted) return
      setOpened(next)
      host.emit('crm-error', { kind, message })
    }
    openPage(connection, pageId).then(
      (page) => {
        if (!isWanted) return
        current.current = new Editor(host, connection, page)
        setOpened({ state: 'open', editor: current.current })
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
  }, [host, connection, pageId, round])

  useEffect(() => () => current.current?.dispose(), [])
  return opened
}

// a host that follows `crm-saved` gives a new page its id: that is the page on the screen
const isOpenAlready = (editor: Editor | null, connection: Connection, pageId: string): boolean =>
  editor !== null && editor.connection === connection && !isNewPage(pageId) && editor.session.saver.$origin.get().id === String(pageId)
