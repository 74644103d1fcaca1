import { useStore } from '@nanostores/react'
import type { ChatClient } from '../client/client.ts'
import { CloudIcon } from './icons.tsx'
import { $text } from './thread.text.ts'
import { useBreak } from './use-break.tsx'

/** Says that the connection is gone, and that it is back. */
export function ConnectionNote({ client }: { client: ChatClient }) {
  const text = useStore($text)
  const shown = useBreak(client)
  const sentence = shown === 'back' ? text.back : navigator.onLine ? text.reconnecting : text.offline
  return (
    <div className="kefu-note" role="status" data-shown={shown}>
      {shown !== 'nothing' && (
        <span>
          {shown === 'down' && <CloudIcon />}
          {sentence}
        </span>
      )}
    </div>
  )
}
