import { useStore } from '@nanostores/react'
import { useEffect, useId, useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import css from './replies.css?inline'
import { $text } from './replies.text.ts'
import { matching, nameOf } from './reply-text.ts'
import { useReplies } from './use-replies.tsx'

addStyles(css)

export interface SuggestionsProps {
  connection: Connection
  words: string
  /** Where it is written. */
  field(): HTMLTextAreaElement | null
  /** Takes what answers whether a key was for the list; undefined when there is no list any more. */
  onKeys(take: ((key: string) => boolean) | undefined): void
  onChoose(message: string): void
}

const most = 50
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Replies that fit what is typed behind the slash; the focus stays where one writes. */
export function Suggestions({ connection, words, field, onKeys, onChoose }: SuggestionsProps) {
  const text = useStore($text)
  const id = useId()
  const own = useReplies(connection, 1)
  const shared = useReplies(connection, 0)
  const all = [own, shared].flatMap((read) => (read.state === 'there' ? read.data : []))
  const found = matching(all, words).slice(0, most)
  const [at, setAt] = useState(0)
  const marked = Math.min(at, Math.max(found.length - 1, 0))
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => setAt(0), [words])

  useLayoutEffect(() => {
    onKeys((key) => {
      const step = steps[key]
      if (step !== undefined && found.length > 0) setAt((marked + step + found.length) % found.length)
      else if ((key === 'Enter' || key === 'Tab') && found[marked]) onChoose(found[marked].message)
      else return false
      return true
    })
    return () => onKeys(undefined)
  })
  useEffect(() => {
    list.current?.children[marked]?.scrollIntoView({ block: 'nearest' })
    return describe(field(), id, found.length > 0 ? `${id}-${marked}` : undefined)
  }, [field, id, marked, found.length])

  const isWaiting = own.state === 'waiting' || shared.state === 'waiting'
  // a press must not take the focus from the field
  const hold = (event: MouseEvent) => event.preventDefault()
  if (found.length === 0) return isWaiting ? null : <p className="kefu-suggestions is-empty">{text.none}</p>
  return (
    <div className="kefu-suggestions">
      <div ref={list} id={id} role="listbox" aria-label={text.suggestions}>
        {found.map((reply, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and its keys
          <div
            key={`${reply.library} ${reply.id}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === marked}
            onMouseDown={hold}
            onMouseMove={() => setAt(index)}
            onClick={() => onChoose(reply.message)}
          >
            <span>
              <strong>{nameOf(reply)}</strong>
              <small>{reply.library === 1 ? text.own : text.shared}</small>
            </span>
            <span>{reply.message}</span>
          </div>
        ))}
      </div>
      <p>{text.keys}</p>
    </div>
  )
}

/** Tells who listens to a field what its list marks. */
function describe(field: HTMLTextAreaElement | null, list: string, option: string | undefined): () => void {
  const names = ['aria-autocomplete', 'aria-controls', 'aria-activedescendant']
  if (!field || !option) return () => {}
  const values = ['list', list, option]
  names.forEach((name, at) => field.setAttribute(name, values[at]!))
  return () => names.forEach((name) => field.removeAttribute(name))
}
