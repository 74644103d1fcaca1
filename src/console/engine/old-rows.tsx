import { useStore } from '@nanostores/react'
import { addStyles } from '#src/lib/styles.ts'
import type { ReadFailure } from '#src/stores/use-read.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { $text } from './engine.text.ts'
import css from './old-rows.css?inline'

addStyles(css)

interface OldRowsProps {
  failure: ReadFailure
  onRetry(): void
}

/** Says that what stands below was read before, and why it is not newer. */
export function OldRows({ failure, onRetry }: OldRowsProps) {
  const text = useStore($text)
  const common = useStore($common)
  return (
    <p className="console-old-rows" role="alert">
      <span>
        {text.oldRows}
        {failure.message && ` · ${failure.message}`}
      </span>
      <Button variant="quiet" size="compact" onClick={onRetry}>
        {common.retry}
      </Button>
    </p>
  )
}
