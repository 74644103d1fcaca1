import type { ImportProblem } from '#src/api/imports.ts'
import type { SheetLine } from '#src/papers/sheet/sheet.ts'
import { folded, readCell } from './cell-value.ts'
import type { ImportColumn } from './import.ts'

/** Which column of the file brings a field, by its place from 0; a field that is not named is left out. */
export type Matches = Readonly<Record<string, number>>

/** Words of a key in every language. */
export type Spelled = (key: string) => readonly string[]

// a unit at the end of a word; another one in the heading would mean another figure
const unit = /\([^()]*\)$/

/** Matches columns by their headings, each once: by a word in any language, with or without its unit, or by the name of the field. */
export function matched<W>(headings: readonly string[], columns: readonly ImportColumn<W>[], spelled: Spelled): Matches {
  const given = headings.map((heading) => folded(heading.replace(/[*＊]\s*$/, '')))
  const found = new Map<string, number>()
  const find = (wordsOf: (words: readonly string[]) => readonly string[]) => {
    for (const { field, word } of columns) {
      if (found.has(field)) continue
      const wanted = wordsOf([field, ...spelled(word)].map(folded))
      const taken = [...found.values()]
      const at = given.findIndex((heading, place) => wanted.includes(heading) && !taken.includes(place))
      if (at >= 0) found.set(field, at)
    }
  }
  find((words) => words)
  find((words) => words.map((word) => word.replace(unit, '')))
  return Object.fromEntries(found)
}

export interface Prepared {
  fields: string[]
  rows: string[][]
  /** What is wrong before any server sees it: cells that say what they may not. */
  faults: { row: number; field: string; fault: 'lost' | 'unknown' | 'date'; cell: string }[]
}

/** The rows below the headings as they are sent. */
export function prepared<W>(
  lines: readonly SheetLine[],
  columns: readonly ImportColumn<W>[],
  matches: Matches,
  spelled: Spelled,
): Prepared {
  const used = columns.filter(({ field }) => matches[field] !== undefined)
  const faults: Prepared['faults'] = []
  const rows = lines.map(({ cells }, row) =>
    used.map((column) => {
      const cell = cells[matches[column.field]!] ?? ''
      const read = readCell(column, cell, spelled)
      if ('fault' in read) faults.push({ row, field: column.field, fault: read.fault, cell })
      return read.value
    }),
  )
  return { fields: used.map(({ field }) => field), rows, faults }
}

/** All problems by row; what we found first goes before what the server says about the same cell. */
export function byRow(ours: readonly ImportProblem[], theirs: readonly ImportProblem[]): Map<number, ImportProblem[]> {
  const found = new Map<number, ImportProblem[]>()
  const known = new Set(ours.map(({ row, field }) => `${row} ${field}`))
  for (const problem of [...ours, ...theirs.filter(({ row, field }) => !known.has(`${row} ${field}`))])
    found.set(problem.row, [...(found.get(problem.row) ?? []), problem])
  return found
}
