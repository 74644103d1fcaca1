import { useStore } from '@nanostores/react'
import { SlidersHorizontal } from 'lucide-react'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Popover } from '#src/ui/popover/popover.tsx'
import type { Library } from '../store.ts'
import { factsOf } from './facts.ts'
import { $text } from './filters.text.ts'

const form = lazyPart<{ library: Library }>(() => import('./filter-form.tsx').then((module) => module.FilterForm))

/** Opens what narrows the list. */
export function FilterButton({ library }: { library: Library }) {
  const t = useStore($text)
  const { filters } = useStore(library.listing.$query)
  const count = factsOf(filters, t).length
  const trigger = (
    <IconButton label={count > 0 ? t.active(count) : t.filters} icon={<SlidersHorizontal />} variant={count > 0 ? 'plain' : 'quiet'} />
  )
  return (
    <Popover trigger={trigger} label={t.filters} align="end">
      <Form library={library} />
    </Popover>
  )
}

function Form({ library }: { library: Library }) {
  const FilterForm = useLazyPart(form, true)
  return FilterForm ? <FilterForm library={library} /> : null
}
