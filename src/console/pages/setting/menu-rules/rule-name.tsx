import { ChevronRight } from 'lucide-react'
import { addStyles } from '#src/lib/styles.ts'
import type { RuleLine } from './lines.ts'
import css from './menu-rules.css?inline'

addStyles(css)

/** A rule's name where it stands in the tree, with the button that opens what is below it. */
export function RuleName({ line, label, onTurn }: { line: RuleLine; label: string; onTurn(): void }) {
  const { rule, level, canOpen, isOpen } = line
  return (
    <span className="rule-name" style={{ '--level': level } as React.CSSProperties}>
      {canOpen ? (
        <button type="button" className="rule-turn" aria-expanded={isOpen} aria-label={label} onClick={onTurn}>
          <ChevronRight size={16} aria-hidden />
        </button>
      ) : (
        <span className="rule-turn" />
      )}
      <strong className="console-name">{rule.menu_name}</strong>
    </span>
  )
}
