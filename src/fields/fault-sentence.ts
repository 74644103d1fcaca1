import type { Fault } from '#src/kinds/kind.ts'
import { $faults } from './fields.text.ts'

/** A fault in the language of the screen. */
export const faultSentence = ({ code, values = {} }: Fault): string =>
  $faults.get()[code].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
