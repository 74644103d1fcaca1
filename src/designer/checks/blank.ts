import type { AnyRow, Blank } from '../blocks/shared/define.ts'
import type { Severity } from './finding.ts'
import type { FieldLocation } from './field-location.ts'

/** How bad an empty field is where its declaration does not say: a link that stands alone need not lead anywhere. */
const blankByControl: Partial<Record<AnyRow['as'], Blank>> = { image: 'error', list: 'warning', areas: 'warning', products: 'warning' }

/** The severity of leaving a field empty; undefined when it may be empty. */
export function blankOf({ row, entry }: FieldLocation): Severity | undefined {
  const blank = row.blank ?? (row.as === 'link' && entry ? 'warning' : (blankByControl[row.as] ?? 'fine'))
  return blank === 'fine' ? undefined : blank
}
