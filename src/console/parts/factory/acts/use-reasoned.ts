import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { RequestError } from '#src/http/failure.ts'
import { keyedConnection } from '#src/stores/keyed.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import { $text } from './reasoned.text.ts'

/**
 * What is done for a reason: `send` gets the reason and a connection that sends once. A refusal is said at the reason and stays there, and nowhere
 * else: what hinders is to be read, and dealt with first.
 */
export function useReasoned(connection: Connection, send: (reason: string, over: Connection) => Promise<void>) {
  const words = useStore($text)
  const notify = useNotify()
  const [over] = useState(() => keyedConnection(connection))
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState('')
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    if (reason.trim() === '') return setWrong(words.reasonMissing)
    setWrong('')
    setBusy(true)
    try {
      await send(reason.trim(), over)
    } catch (error) {
      if (error instanceof RequestError && error.kind === 'business') setWrong(error.message)
      else notify.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return { reason, setReason, wrong, isBusy, press }
}
