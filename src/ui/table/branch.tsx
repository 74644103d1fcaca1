import { useStore } from '@nanostores/react'
import { ChevronRight } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { $text } from './table.text.ts'

interface BranchProps {
  name: string
  level: number
  /** undefined: nothing is below it. */
  isOpen: boolean | undefined
  onTurn: (isOpen: boolean) => void
  children: ReactNode
}

/** The heading of a row in a tree: as far in as it is deep, with what folds the rows below it; arrows to the sides fold as well. */
export function Branch({ name, level, isOpen, onTurn, children }: BranchProps) {
  const t = useStore($text)
  const press = ({ key }: KeyboardEvent) => {
    const wanted = { ArrowRight: true, ArrowLeft: false }[key]
    if (wanted !== undefined && wanted !== isOpen) onTurn(wanted)
  }
  return (
    <span className="ui-table-turned" data-level={level} style={{ paddingInlineStart: level * 24 }}>
      {isOpen === undefined ? (
        <span className="ui-table-turn" />
      ) : (
        <button
          type="button"
          className="ui-table-turn"
          aria-expanded={isOpen}
          aria-label={t.below(name)}
          onClick={() => onTurn(!isOpen)}
          onKeyDown={press}
        >
          <ChevronRight size={16} aria-hidden />
        </button>
      )}
      <span>{children}</span>
    </span>
  )
}
