import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import type { Library } from '../store.ts'
import { cleared, factsOf } from './facts.ts'
import { $text } from './filters.text.ts'
import css from './found-bar.css?inline'

addStyles(css)

/** How many were found, and by what; every condition can be taken back. */
export function FoundBar({ library }: { library: Library }) {
  const t = useStore($text)
  const { listing } = library
  const { name, filters } = useStore(listing.$query)
  const { state, count, isCounted } = useStore(listing.$listing)
  const facts = factsOf(filters, t)
  const change = (wanted: Partial<typeof filters>) => void listing.change({ filters: { ...filters, ...wanted } })
  const isFiltered = name !== '' || facts.length > 0
  return (
    <div className="media-found" data-empty={!isFiltered || undefined}>
      {/* stays in the document: only what changes is read out */}
      <span role="status">{isFiltered && state === 'ready' && isCounted && t.found(count)}</span>
      {facts.map(({ key, words, without }) => (
        <button
          key={key}
          type="button"
          className="media-chip"
          aria-label={t.without(words)}
          title={t.without(words)}
          onClick={() => change(without)}
        >
          {words}
          <X aria-hidden="true" />
        </button>
      ))}
      {facts.length > 1 && (
        <Button size="compact" variant="quiet" onClick={() => change(cleared(filters))}>
          {t.clear}
        </Button>
      )}
    </div>
  )
}
