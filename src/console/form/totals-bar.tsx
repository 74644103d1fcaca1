import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { FormValues } from '#src/forms/form-field.ts'
import type { FormStore } from '#src/forms/form-store.ts'
import { addStyles } from '#src/lib/styles.ts'
import css from './totals-bar.css?inline'

addStyles(css)

/** What something comes to. */
export interface Figure {
  title: string
  shown: ReactNode
}

/** Figures in a row that stays in sight. */
export function TotalsBar({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="console-totals-bar" aria-live="polite">
      {figures.map(({ title, shown }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{shown}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The figures of what is filled in: they follow every key. */
export function FormTotals({ store, of }: { store: FormStore; of(values: FormValues): readonly Figure[] }) {
  return <TotalsBar figures={of(useStore(store.$values))} />
}
