import { useStore } from '@nanostores/react'
import { CircleCheck } from 'lucide-react'
import { useRef } from 'react'
import { finishConversation, reopenConversation } from '#src/api/chat-ratings.ts'
import type { Connection } from '#src/stores/connection.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { Conversation } from '../../wire/conversation.ts'
import { wireId } from '../../wire/frame.ts'
import { $text } from './done.text.ts'

interface DoneButtonProps {
  connection: Connection
  conversation: Conversation
}

/** Calls a conversation done: who was answered is asked for a rating; pressed again it goes on. A plain shop knows nothing of it. */
export function DoneButton({ connection, conversation: { uid, isDone } }: DoneButtonProps) {
  const text = useStore($text)
  const notify = useNotify()
  const isSending = useRef(false)
  if (!connection.capabilities.features.chatSequence) return null

  async function turn() {
    // pressed twice it would be taken up again
    if (isSending.current) return
    isSending.current = true
    try {
      await connection.send(isDone ? reopenConversation : finishConversation, { body: { uid: wireId(uid) } })
      notify.success(isDone ? text.reopened : text.told)
    } catch (error) {
      notify.error((error as Error).message)
    }
    isSending.current = false
  }
  return (
    <IconButton
      label={isDone ? text.reopen : text.finish}
      icon={<CircleCheck size={18} />}
      pressed={isDone ?? false}
      onClick={() => void turn()}
    />
  )
}
