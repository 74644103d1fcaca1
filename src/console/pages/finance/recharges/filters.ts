import { choices } from '#src/console/engine/filters/choices.ts'
import type { Filter } from '#src/console/engine/filters/filter.ts'

/** What the list and its figures are narrowed by. */
export const filters = [
  { field: 'paid', as: 'choice', word: 'payment', options: choices('all', ['1', 'isPaid'], ['0', 'unpaid']) },
  { field: 'data', as: 'dates', word: 'dates' },
  { field: 'nickname', as: 'text', word: 'search' },
] as const satisfies readonly Filter[]
