import { useStore } from '@nanostores/react'
import { FileClock } from 'lucide-react'
import { addStyles } from '#src/lib/styles.ts'
import { $locale } from '#src/text/locale.ts'
import { Button } from '#src/ui/button/button.tsx'
import css from './forms.css?inline'
import { $text } from './forms.text.ts'

addStyles(css)

export interface DraftOfferProps {
  /** Unix milliseconds; 0 where nobody knows. */
  at: number
  onRestore(): void
  onDrop(): void
}

/** What was filled in another time and never sent. */
export function DraftOffer({ at, onRestore, onDrop }: DraftOfferProps) {
  const t = useStore($text)
  const locale = useStore($locale)
  const time = new Date(at).toLocaleString(locale, { month: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit', hour12: false })
  return (
    <div className="form-note" role="status">
      <FileClock size={16} aria-hidden />
      <p>{at > 0 ? t.draftFrom(time) : t.draftThere}</p>
      <Button size="compact" onClick={onRestore}>
        {t.restoreDraft}
      </Button>
      <Button size="compact" variant="quiet" onClick={onDrop}>
        {t.dropDraft}
      </Button>
    </div>
  )
}
