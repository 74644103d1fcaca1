import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { isOpenAt } from '#src/lib/shop-time.ts'
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
/** Milliseconds for which an agent may be gone without a word of it: they load their page anew. */
const reload = 5000
/** Milliseconds before who is told something else than their clock says asks once more. */
const doubt = 5 * 60_000

/** Says that it is closed and when it is not, that nobody is there, or how many wait before the visitor. */
export function OpeningNote({ visitor, isSeen, onLeave }: OpeningNoteProps) {
  const text = useStore($text)
  const locale = useStore($locale)
  const { before, hours, isClosed, away } = useStore(visitor.told.$opening)
  const isOnline = useStore(visitor.$isPartnerOnline)
  const isAway = useIsAway(isOnline)
  const waits = before !== undefined
  useTurnOfHours(visitor, isSeen)
  useEffect(() => {
    if (!waits || !isSeen) return
    const timer = setInterval(() => void visitor.open(), askAgain)
    return () => clearInterval(timer)
  }, [waits, isSeen, visitor])

  if (isAway || (isClosed && !isOnline))
    return (
      <div className="kefu-opening" role="status">
        <p>{isClosed ? away || text.closedNow : text.awayNow}</p>
        {isClosed &&
          hoursText(hours, locale, text.until).map((line) => (
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

/** The agent has been gone for longer than a page takes to load. */
function useIsAway(isOnline: boolean): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (isOnline) return setAway(false)
    const timer = setTimeout(() => setAway(true), reload)
    return () => clearTimeout(timer)
  }, [isOnline])
  return isAway
}

/**
 * Asks what the server says when by this device's clock hours have begun or ended in front of the visitor; not again and again, since the
 * clock may be wrong.
 */
function useTurnOfHours(visitor: Visitor, isSeen: boolean): void {
  const { hours, isClosed } = useStore(visitor.told.$opening)
  const checkedAt = useRef(0)
  useEffect(() => {
    if (hours.length === 0 || !isSeen) return
    const look = () => {
      if (isOpenAt(hours) !== isClosed || Date.now() - checkedAt.current < doubt) return
      checkedAt.current = Date.now()
      void visitor.open()
    }
    look()
    const timer = setInterval(look, askAgain)
    return () => clearInterval(timer)
  }, [hours, isClosed, isSeen, visitor])
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
