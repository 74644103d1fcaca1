import { useEffect, useState } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { useHost, useHostProps } from '#src/ui/host.ts'
import { UnreadableValue } from './document/read-value.ts'
import { Editor } from './editor.ts'
import { openPage } from './session/open-page.ts'

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
  const { pageId } = useHostProps<{ pageId: string }>()
  const [opened, setOpened] = useState<Opened>(loading)
  const [round, setRound] = useState(0)

  useEffect(() => {
    let isCurrent = true
    let editor: Editor | undefined
    setOpened(loading)
    openPage(connection, pageId ?? '').then(
      (page) => {
        if (!isCurrent) return
        editor = new Editor(host, connection, page)
        setOpened({ state: 'open', editor })
      },
      (error: unknown) => {
        if (!isCurrent) return
        if (error instanceof UnreadableValue) return setOpened({ state: 'unreadable', reason: error.reason })
        setOpened({ state: 'failed', message: error instanceof Error ? error.message : '', retry: () => setRound((before) => before + 1) })
      },
    )
    return () => {
      isCurrent = false
      editor?.dispose()
    }
  }, [host, connection, pageId, round])

  return opened
}
