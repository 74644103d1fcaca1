import { Select } from '#src/ui/select/select.tsx'
import type { Pick } from '../shared/lens.ts'

interface PickSelectProps {
  label: string
  /** Undefined while they are on their way; null when the shop did not answer. */
  options: readonly Pick[] | null | undefined
  items: readonly Pick[]
  /** Undefined while the list is full. */
  add: ((item: Pick) => void) | undefined
}

/** Adds one of what the shop has to a list; what is in the list already is not offered again. */
export function PickSelect({ label, options: choices, items, add }: PickSelectProps) {
  const taken = new Set(items.map(({ id }) => String(id)))
  const free = (choices ?? []).filter(({ id }) => !taken.has(String(id)))
  if (!add || free.length === 0) return null
  const options = [{ value: '', label }, ...free.map(({ id, name }) => ({ value: String(id), label: name }))]
  const choose = (next: string) => {
    const found = free.find(({ id }) => String(id) === next)
    if (found) add({ id: found.id, name: found.name, picture: found.picture })
  }
  return <Select value="" options={options} aria-label={label} onChange={choose} />
}
