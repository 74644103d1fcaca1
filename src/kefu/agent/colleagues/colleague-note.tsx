import { useStore } from '@nanostores/react'
import { addStyles } from '#src/lib/styles.ts'
import type { Conversation } from '../../wire/conversation.ts'
import css from './colleagues.css?inline'
import { $text } from './colleagues.text.ts'
import type { Colleagues } from './colleagues.ts'

addStyles(css)

/** Says that somebody else answers this customer, before two of them say different things. */
export function ColleagueNote({ colleagues, conversation }: { colleagues: Colleagues; conversation: Conversation }) {
  const text = useStore($text)
  const { uid, assignee } = conversation
  const answering = useStore(colleagues.$answering, { keys: [uid] })[uid]
  const name = answering?.name || text.somebody
  const sentence = answering ? (answering.isTyping ? text.writes(name) : text.answered(name)) : assignee ? text.has(assignee) : ''
  return (
    <div className="kefu-colleague" role="status">
      {sentence && <span>{sentence}</span>}
    </div>
  )
}
