import { useEffect, useId, useRef, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { Input } from '../input/input.tsx'
import { isComposing } from '../key-guard.ts'
import css from './finder.css?inline'

addStyles(css)

/** One line of a finder. */
export interface FinderHit {
  readonly key: string
  readonly label: string
  /** What kind of thing it is, or its keys. */
  readonly note: string
  run(): void
}

export interface FinderDialogProps {
  title: string
  placeholder: string
  /** Said where nothing is found. */
  none: string
  words: string
  onWords(words: string): void
  hits: readonly FinderHit[]
  /** More may come: nothing is said of finding nothing. */
  isLooking?: boolean
  onClose(): void
}

/** A field, and below it what it finds; arrow keys move the mark, Enter runs the marked line and closes. */
export function FinderDialog({ title, placeholder, none, words, onWords, hits, isLooking = false, onClose }: FinderDialogProps) {
  const id = useId()
  const [mark, setMark] = useState(0)
  const at = Math.min(mark, hits.length - 1)
  const run = (hit: FinderHit | undefined) => {
    if (!hit) return
    onClose()
    hit.run()
  }
  const press = (event: React.KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0 || hits.length === 0 || isComposing(event)) return
    event.preventDefault()
    setMark((at + by + hits.length) % hits.length)
  }
  return (
    <Dialog open onClose={onClose} title={title} width={560}>
      <Input
        type="search"
        size="large"
        role="combobox"
        aria-label={title}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={hits[at] ? `${id}-${at}` : undefined}
        placeholder={placeholder}
        value={words}
        onChange={(next) => (onWords(next), setMark(0))}
        onKeyDown={press}
        onEnter={() => run(hits[at])}
      />
      <Hits id={id} title={title} hits={hits} marked={at} onRun={run} />
      {hits.length === 0 && !isLooking && <p className="ui-finder__none">{none}</p>}
    </Dialog>
  )
}

interface HitsProps {
  id: string
  title: string
  hits: readonly FinderHit[]
  marked: number
  onRun: (hit: FinderHit) => void
}

function Hits({ id, title, hits, marked, onRun }: HitsProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [marked, hits])
  return (
    <div ref={list} id={`${id}-list`} className="ui-finder" role="listbox" aria-label={title}>
      {hits.map((hit, index) => (
        <button
          type="button"
          key={hit.key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === marked}
          className="ui-finder__option"
          onClick={() => onRun(hit)}
        >
          <span>{hit.label}</span>
          <small>{hit.note}</small>
        </button>
      ))}
    </div>
  )
}
