// .tsx although it draws nothing: plain .ts modules are shared between React and Preact, hooks cannot be
import { useMemo } from 'react'
import { recallMessage } from '#src/api/chat-recalls.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { Talk } from '../../client/talk.ts'
import { wireId } from '../../wire/frame.ts'
import type { Message } from '../../wire/message.ts'

/** Takes back what the agent wrote; undefined at a plain shop, which cannot. */
export function useRecall(connection: Connection, talk: Talk): ((message: Message) => Promise<void>) | undefined {
  const isKnown = connection.capabilities.features.chatSequence
  return useMemo(() => {
    if (!isKnown) return undefined
    return async (message) => {
      await connection.send(recallMessage, { body: { id: wireId(message.id!) } })
      // the socket may be cut just now
      talk.merge([{ ...message, kind: 'recalled', text: '' }])
    }
  }, [connection, isKnown, talk])
}
