import { useStore } from '@nanostores/react'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import css from './part-head.css?inline'

addStyles(css)

export interface PartHeadProps {
  title: string
  /** The list that it belongs to, and the way back to it. */
  from: string
  onBack?: (() => void) | undefined
  /** Nothing is there yet, or no more: the title is said, but not shown beside the list's name. */
  isUnnamed?: boolean
  children?: ReactNode
}

/** The head of what is open in place of a list: the way back, what it is, what can be done. */
export function PartHead({ title, from, onBack, isUnnamed, children }: PartHeadProps) {
  const common = useStore($common)
  const heading = useRef<HTMLHeadingElement>(null)
  // whoever opened it by keyboard is in it now
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <header className="console-part-head">
      {onBack && (
        <Button
          variant="quiet"
          size="compact"
          icon={<ArrowLeft size={16} aria-hidden />}
          aria-label={`${common.back}：${from}`}
          onClick={onBack}
        >
          {from}
        </Button>
      )}
      <div className="console-part-title">
        <h1 ref={heading} tabIndex={-1} className={isUnnamed ? 'ui-sr' : undefined}>
          {title}
        </h1>
        {children}
      </div>
    </header>
  )
}
