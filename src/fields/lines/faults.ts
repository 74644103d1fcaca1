import { faultOf, wireOf } from '#src/kinds/kind.ts'
import { cellFaultOf, isBlankLine } from '#src/kinds/lines.ts'
import { faultSentence } from '../fault-sentence.ts'
import type { Row, RowShape } from './rows.ts'

/** Sentences by the names of columns. */
export type RowFaults = Readonly<Record<string, string>>

/** What a server said about cells, by row id and name. */
export type Told = Readonly<Record<string, RowFaults>>

/** The sentences of a server, by paths such as `2.phone`, at the rows that they are about. */
export function toldAt(errors: Readonly<Record<string, string>>, rows: readonly Row[], { columns, field: lines }: RowShape): Told {
  // a server counts what was sent to it
  const sent = rows.filter((row) => !isBlankLine(lines, row))
  const told: Record<string, Record<string, string>> = {}
  for (const [path, sentence] of Object.entries(errors)) {
    const [number = '', key = ''] = path.split('.')
    const row = sent[Number(number)]
    const column = columns.find(({ name, field }) => name === key || wireOf(name, field) === key)
    if (row && column) told[row.id] = { ...told[row.id], [column.name]: sentence }
  }
  return told
}

/** What a server said, without what is about cells that were changed since. */
export function stillTold(told: Told, before: ReadonlyMap<string, Row>, after: ReadonlyMap<string, Row>): Told {
  const ids = Object.keys(told)
  if (ids.length === 0) return told
  const kept = ids.map((id) => {
    const names = Object.entries(told[id]!).filter(([name]) => before.get(id)?.[name] === after.get(id)?.[name])
    return [id, Object.fromEntries(names)] as const
  })
  return Object.fromEntries(kept)
}

/** What is wrong with a row; what is missing is said once somebody wanted to save. */
export function rowFaults({ columns, field: lines }: RowShape, row: Row, saysMissing: boolean, told: RowFaults | undefined): RowFaults {
  const found: Record<string, string> = {}
  // a row that nobody wrote anything into is not sent
  const isMissingSaid = saysMissing && !isBlankLine(lines, row)
  for (const { name, field } of columns) {
    const fault = isMissingSaid ? cellFaultOf(field, row[name]) : cellFaultOf({ ...field, required: false }, row[name])
    const sentence = fault ? faultSentence(fault) : told?.[name]
    if (sentence !== undefined) found[name] = sentence
  }
  return found
}

/** Whether the same is wrong in a row as before. */
export function isSameFaults(one: RowFaults, other: RowFaults = {}): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

/** Whether a column must be filled in. */
export const isRequired = (field: RowShape['columns'][number]['field']): boolean =>
  Boolean(field.required) && faultOf(field, field.kind.empty) !== undefined
