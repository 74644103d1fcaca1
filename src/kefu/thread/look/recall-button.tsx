import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { recallableFor } from '#src/api/chat.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { Message } from '../../wire/message.ts'
import css from './recall.css?inline'
import { $text } from './recall.text.ts'

addStyles(css)

export interface RecallButtonProps {
  message: Message
  onRecall(message: Message): Promise<void>
}

/** Takes a message back, as long as the server lets it be; what it refuses is said beside it. */
export function RecallButton({ message, onRecall }: RecallButtonProps) {
  const text = useStore($text)
  const [refused, setRefused] = useState('')
  const left = message.at + recallableFor * 1000 - Date.now()
  const [isOver, setOver] = useState(left <= 0)
  useEffect(() => {
    if (isOver) return
    const timer = setTimeout(() => setOver(true), left)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the time of a message does not change
  }, [isOver])
  if (refused) return <span role="alert">{refused}</span>
  if (isOver) return null
  return (
    <button type="button" className="kefu-recall" onClick={() => onRecall(message).catch((error: Error) => setRefused(error.message))}>
      {text.recall}
    </button>
  )
}
