import { lazy, Suspense } from 'react'
import { reference } from '#src/kinds/reference.ts'
import { Button } from '#src/ui/button/button.tsx'
import type { FilterKind, FilterProps, ReferenceFilter } from './filter.ts'

const ReferenceInput = lazy(() => import('#src/fields/reference/input.tsx'))

function ReferenceField({ filter, words, value, onChange }: FilterProps<ReferenceFilter>) {
  const label = String(words[filter.word])
  return (
    <Suspense fallback={<Button disabled>{label}</Button>}>
      <span className="console-filter-reference">
        <ReferenceInput
          field={reference(filter.source, { hint: label } as object)}
          {...{ value, onChange, label, words }}
          id={`filter-${filter.field}`}
          invalid={false}
          describedBy={undefined}
        />
      </span>
    </Suspense>
  )
}

export default { as: 'reference', Field: ReferenceField } satisfies FilterKind<ReferenceFilter>
