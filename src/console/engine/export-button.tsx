import { useStore } from '@nanostores/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { isAllowed } from './action.ts'
import { $text } from './engine.text.ts'
import type { ListPage, PageWords } from './page.ts'

interface ExportButtonProps<Row, W extends PageWords> {
  page: ListPage<Row, W>
  words: W
  /** What narrows and orders the list, as the call carries it. */
  query: object
}

/** Saves everything that the filter finds; what reads and writes it is loaded when it is pressed. */
export function ExportButton<Row, W extends PageWords>({ page, words, query }: ExportButtonProps<Row, W>) {
  const text = useStore($text)
  const connection = useConnection()
  const notify = useNotify()
  const [isRunning, setRunning] = useState(false)
  if (!page.export || !isAllowed(connection, page.export)) return null
  const press = async () => {
    setRunning(true)
    try {
      const { exportList } = await import('./export/export-list.ts')
      notify.success(text.exported(await exportList(connection, page, words, query)))
    } catch (error) {
      notify.failure(error)
    } finally {
      setRunning(false)
    }
  }
  return (
    <Button variant="quiet" icon={<Download size={16} aria-hidden />} busy={isRunning} onClick={() => void press()}>
      {text.export}
    </Button>
  )
}
