import type { Capabilities } from '#src/api/capabilities.ts'
import type { Resource } from '#src/api/resource.ts'
import { wireOf, type Field } from '#src/kinds/kind.ts'
import type { Import, ImportColumn } from '../import/import.ts'

const asOf: Readonly<Record<string, ImportColumn<never>['as']>> = {
  whole: 'whole',
  ...{ decimal: 'decimal', money: 'decimal', weight: 'decimal' },
  percent: 'percent',
  day: 'date',
}

// a file holds names, and whose they are nobody can tell from a name alone
const notInFiles = new Set(['lines', 'reference', 'references', 'picture', 'pictures', 'richText'])

interface Importing {
  feature?: keyof Capabilities['features']
  isImportedWhole?: true
  imports?: Pick<Import<never>, 'columns' | 'isWhole'>
}

/** How rows of a resource come in by a file: the fields that a person may write, by their words. */
export function importOf(
  { calls, fields, keys, label, sameBy = [label] }: Resource,
  { feature, isImportedWhole, imports }: Importing = {},
): Import<Record<string, string>> {
  const entries = (Object.entries(fields) as [string, Field<unknown>][]).filter(([, one]) => !one.readOnly && !notInFiles.has(one.kind.as))
  const columns = entries.map(([name, one]): ImportColumn<Record<string, string>> => {
    const as = asOf[one.kind.as]
    const { options } =
      one.kind.as === 'flag' ? { options: { 1: 'yes', 0: 'no' } } : (one.options as { options?: Readonly<Record<string, string>> })
    return {
      field: wireOf(name, one),
      word: name,
      // what a new one begins with need not be in a file
      ...(one.required && one.start === undefined && { isRequired: true }),
      ...(as && { as }),
      ...(options && { options: Object.entries(options).map(([value, word]) => ({ value, word })) }),
    }
  })
  return {
    call: calls.import!,
    ...(calls.undoImport && { undo: calls.undoImport }),
    columns,
    ...(!imports && { key: sameBy.map((name) => wireOf(name, fields[name]!)) }),
    ...(isImportedWhole && { isWhole: true }),
    ...(imports as object | undefined),
    permission: keys.import,
    ...(feature && { feature }),
  }
}
