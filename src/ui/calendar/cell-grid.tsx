import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

interface Cell {
  value: string
  label: string
  isOff: boolean
}

interface CellGridProps {
  label: string
  cells: readonly Cell[]
  chosen: string
  /** The cell of today. */
  now: string
  onChoose: (value: string) => void
  /** Leads one whole grid back or on; the focus stays at the same cell. */
  onTurn: (by: -1 | 1) => void
  takesFocus?: boolean
}

const across = 3

/** Twelve months or years: arrow keys walk, also over the end, Enter chooses. */
export function CellGrid({ label, cells, chosen, now, onChoose, onTurn, takesFocus = false }: CellGridProps) {
  const box = useRef<HTMLDivElement>(null)
  const first = cells.findIndex(({ value }) => value === chosen)
  const [at, setAt] = useState(() => Math.max(0, first >= 0 ? first : cells.findIndex(({ value }) => value === now)))
  const follows = useRef(takesFocus)
  useEffect(() => {
    if (!follows.current) return
    follows.current = false
    box.current?.querySelectorAll('button')[at]?.focus()
  }, [at, cells])
  const press = (event: KeyboardEvent) => {
    const row = at - (at % across)
    const next = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at - across,
      ArrowDown: at + across,
      Home: row,
      End: row + across - 1,
      PageUp: at - cells.length,
      PageDown: at + cells.length,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    follows.current = true
    if (next < 0) onTurn(-1)
    if (next >= cells.length) onTurn(1)
    setAt((next + cells.length) % cells.length)
  }
  return (
    // the keys come from the buttons in it
    <div ref={box} role="group" aria-label={label} className="ui-calendar-cells" onKeyDown={press}>
      {cells.map(({ value, label: name, isOff }, index) => (
        <button
          key={index}
          type="button"
          className="ui-calendar-cell"
          tabIndex={index === at ? 0 : -1}
          aria-pressed={value === chosen}
          aria-current={value === now ? 'date' : undefined}
          aria-disabled={isOff || undefined}
          onFocus={() => setAt(index)}
          onClick={() => !isOff && onChoose(value)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
