import type { $text } from './text.ts'
import type { TemplateValues } from './values.ts'

type Words = ReturnType<typeof $text.get>

/** The headings of quantities, in the unit by which a template charges. */
export function headingsOf({ type }: Pick<TemplateValues, 'type'>, words: Words): Record<'first' | 'next' | 'quantity', string> {
  if (type === '2') return { first: words.firstWeight, next: words.nextWeight, quantity: words.quantityWeight }
  if (type === '3') return { first: words.firstVolume, next: words.nextVolume, quantity: words.quantityVolume }
  return { first: words.first, next: words.next, quantity: words.quantity }
}
