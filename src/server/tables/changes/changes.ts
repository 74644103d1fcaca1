import type { PaperChange } from '#src/api/factory-orders.ts'
import type { WireRecord } from '#src/api/resource.ts'
import { nameKeyOf, wireOf, type Field, type Fields } from '#src/kinds/kind.ts'
import type { LinesOptions } from '#src/kinds/lines.ts'
import type { User } from '../../sessions.ts'
import { linesFields, maySee, plainFields, type Table } from '../table.ts'

type Entry = [string, Field<unknown>]
type Line = WireRecord & { readonly id: string }

/** What was written, not what follows from it; what the whole comes to is said nevertheless. */
const told = (entries: readonly Entry[], computed: object = {}) =>
  entries.filter(([name, { readOnly, isKept }]) => (name in computed ? name === 'gross' : !readOnly && !isKept))

const textOf = ([name, field]: Entry, wire: WireRecord) =>
  String(wire[field.kind.as === 'reference' ? nameKeyOf(name, field) : wireOf(name, field)] ?? '')

const between = (entries: readonly Entry[], before: WireRecord, after: WireRecord, at: Pick<PaperChange, 'line' | 'name'>) =>
  entries.flatMap((entry): PaperChange[] => {
    const [old, now] = [textOf(entry, before), textOf(entry, after)]
    return old === now ? [] : [{ ...at, field: wireOf(...entry), old, new: now, deed: 'changed' }]
  })

/** What two readings of a document of goods differ in, of its head and of its lines. */
export function changesBetween(table: Table, before: WireRecord, after: WireRecord): PaperChange[] {
  const head = between(told(plainFields(table), table.resource.computed), before, after, { line: 0, name: '' })
  return [...head, ...linesFields(table).flatMap(({ name, field, of }) => ofLines(name, field, of, before, after))]
}

function ofLines(name: string, field: Field<unknown>, of: Fields, before: WireRecord, after: WireRecord): PaperChange[] {
  const entries = told(Object.entries(of) as Entry[], (field.options as LinesOptions<Fields>).computed)
  const [were, are] = [before, after].map((wire) => (wire[wireOf(name, field)] ?? []) as readonly Line[]) as [
    readonly Line[],
    readonly Line[],
  ]
  const namesOf = (line: Line, at: number) => ({ line: at + 1, name: String(line['sku_name'] ?? '') })
  const gone = were.flatMap((line, at): PaperChange[] =>
    are.some(({ id }) => id === line.id)
      ? []
      : [{ ...namesOf(line, at), field: 'qty', old: String(line['qty']), new: '', deed: 'removed' }],
  )
  const left = are.flatMap((line, at): PaperChange[] => {
    const was = were.find(({ id }) => id === line.id)
    const names = namesOf(line, at)
    return was ? between(entries, was, line, names) : [{ ...names, field: 'qty', old: '', new: String(line['qty']), deed: 'added' }]
  })
  return [...gone, ...left]
}

/** Those of fields that somebody may see. */
export function seenChanges(table: Table, changes: readonly PaperChange[], user: User): PaperChange[] {
  const seen = (entries: readonly Entry[]) => new Set(entries.filter(([, one]) => maySee(one, user)).map((entry) => wireOf(...entry)))
  const head = seen(plainFields(table))
  const lines = seen(linesFields(table).flatMap(({ of }) => Object.entries(of) as Entry[]))
  return changes.filter(({ line, field }) => (line > 0 ? lines : head).has(field))
}
