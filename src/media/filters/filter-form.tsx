import { useStore } from '@nanostores/react'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { DateInput } from '#src/ui/calendar/date-input.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { isNarrowed, type Filters } from '../list/filters.ts'
import type { Library } from '../store.ts'
import { cleared, sizes, sizeWords } from './facts.ts'
import css from './filters.css?inline'
import { $text } from './filters.text.ts'

addStyles(css)

const orders = ['newest', 'oldest', 'name', 'largest'] as const

/** Type, size, days, order, use; each takes effect at once. */
export function FilterForm({ library }: { library: Library }) {
  const t = useStore($text)
  const { listing, server } = library
  const { filters, accept } = useStore(listing.$query)
  const change = (wanted: Partial<Filters>) => void listing.change({ filters: { ...filters, ...wanted } })
  const size = sizes.findIndex(([least, most]) => least === filters.minSize && most === filters.maxSize)
  return (
    <div className="media-filters">
      {accept !== 'video' && (
        <Field label={t.type}>
          <RadioGroup
            look="segments"
            value={filters.type}
            onChange={(type) => change({ type })}
            options={typesFor(accept).map((type) => ({ value: type, label: type === '' ? t.all : t[type] }))}
          />
        </Field>
      )}
      <Field label={t.size}>
        <Select
          value={size}
          onChange={(index) => change({ minSize: sizes[index]![0], maxSize: sizes[index]![1] })}
          options={sizes.map(([least, most], index) => ({ value: index, label: sizeWords(t, least, most) }))}
        />
      </Field>
      <div className="media-filter-days">
        <Field label={t.since}>
          <DateInput value={filters.from} max={filters.to || undefined} onChange={(from) => change({ from })} />
        </Field>
        <Field label={t.until}>
          <DateInput value={filters.to} min={filters.from || undefined} onChange={(to) => change({ to })} />
        </Field>
      </div>
      <Field label={t.order}>
        <Select
          value={filters.order}
          onChange={(order) => change({ order })}
          options={orders.map((value) => ({ value, label: t[value] }))}
        />
      </Field>
      {server.capabilities.features.fileUses && (
        <Checkbox checked={filters.isUnused} onChange={(isUnused) => change({ isUnused })}>
          {t.unused}
        </Checkbox>
      )}
      <Button disabled={!isNarrowed(filters)} onClick={() => change(cleared(filters))}>
        {t.clear}
      </Button>
    </div>
  )
}

const typesFor = (accept: 'picture' | 'all') => (accept === 'picture' ? (['', 'gif'] as const) : (['', 'picture', 'gif', 'video'] as const))
