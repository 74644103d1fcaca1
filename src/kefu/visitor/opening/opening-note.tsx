import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $locale } from '#src/text/locale.ts'
import { hoursText } from './hours.ts'
import css from './opening-note.css?inline'
import { $text } from './opening-note.text.ts'
import type { Visitor } from '../visitor.ts'

addStyles(css)

interface OpeningNoteProps {
  visitor: Visitor
  isSeen: boolean
  /** The visitor wants to leave a message with a phone number. */
  onLeave(): void
}

/** Milliseconds after which somebody who waits asks again how many are before them. */
const askAgain = 30_000

/** Says that it is closed and when it is not, or how many wait before the visitor. */
export function OpeningNote({ visitor, isSeen, onLeave }: OpeningNoteProps) {
  const text = useStore($text)
  const locale = useStore($locale)
  const { before, hours, isClosed, away } = useStore(visitor.told.$opening)
  const isOnline = useStore(visitor.$isPartnerOnline)
  const waits = before !== undefined
  useEffect(() => {
    if (!waits || !isSeen) return
    const timer = setInterval(() => void visitor.open(), askAgain)
    return () => clearInterval(timer)
  }, [waits, isSeen, visitor])

  if (isClosed && !isOnline)
    return (
      <div className="kefu-opening" role="status">
        <p>{away || text.closedNow}</p>
        {hoursText(hours, locale, text.until).map((line) => (
          <p key={line} className="kefu-opening-hours">
            {line}
          </p>
        ))}
        <button type="button" className="kefu-link" onClick={onLeave}>
          {text.leave}
        </button>
      </div>
    )
  if (!waits) return null
  return (
    <p className="kefu-opening" role="status">
      {before > 0 ? text.waits(before) : text.isNext}
    </p>
  )
}

/** Questions to choose from; a press sends one. */
export function Questions({ questions, onAsk }: { questions: readonly string[]; onAsk(question: string): void }) {
  const text = useStore($text)
  if (questions.length === 0) return null
  return (
    <ul className="kefu-questions" aria-label={text.questions}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" title={question} onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
