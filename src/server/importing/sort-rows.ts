import type { DuplicateRule, ImportBody, ImportDuplicate, ImportProblem } from '#src/api/imports.ts'
import type { Db } from '../db.ts'
import type { Locale } from '../locale.ts'
import { sentence } from '../messages.ts'
import type { Changed, Importer, RowEntry, StoredEntry } from './importer.ts'
import type { User } from '../sessions.ts'
import { givenOf, judgeRow, type Given, type Judge } from './judge-row.ts'
import { sameRows } from './same-rows.ts'

/** What becomes of the rows of a file. */
export interface Sorted<Body, Entry> {
  add: Entry[]
  change: Changed<Entry>[]
  /** What the changes replace. */
  before: StoredEntry<Body>[]
  skipped: number
  duplicates: ImportDuplicate[]
  /** In the order of the rows. */
  problems: ImportProblem[]
}

interface Sorting<Body, Entry> {
  importer: Importer<Body, Entry>
  judge: Judge
  body: ImportBody
  locale: Locale
  user: User
}

interface Row<Body> {
  row: number
  given: Given
  /** Null for a new one. */
  there: StoredEntry<Body> | null
}

/**
 * Says of every row whether it is new, changes what is stored, stays, or is refused and why. A row is judged as it would stand there:
 * one that changes something has what is stored wherever it brings nothing itself.
 */
export async function sortRows<Body, Entry>(db: Db, sorting: Sorting<Body, Entry>): Promise<Sorted<Body, Entry>> {
  const { importer, judge, body, locale } = sorting
  const { duplicates: rule = 'refuse', dry } = body
  const say = (code: string, values?: Record<string, string | number>) => sentence(code, locale, values) ?? code
  const { rows, problems } = await foundRows(db, sorting, say)
  const duplicates = rows.flatMap(({ row, there }) => (there ? [{ row, version: there.version }] : []))
  const entries: (RowEntry<Entry> & { there: StoredEntry<Body> | null })[] = []
  let skipped = 0
  for (const { row, given, there } of rows) {
    const judged = judgeRow(importer, judge, given, there?.body, locale)
    if (judged.wrong) {
      problems.push(...Object.entries(judged.wrong).map(([field, message]) => ({ row, field, message })))
      continue
    }
    const fate = fateOf(rule, there, body.seen?.[row], dry)
    if (fate === 'write' && there && isSame(importer.read(there.body), judged.entry)) skipped++
    else if (fate === 'skip') skipped++
    else if (fate === 'write') entries.push({ row, entry: judged.entry, there, ...(there && { id: there.id }) })
    else if (fate !== 'ask') problems.push({ row, field: importer.keyField, message: say(fate) })
  }
  const whole = withoutParts(sorting, entries, problems, say)
  const left = await unclashed(db, sorting, whole, (clash) =>
    problems.push({ row: clash.row, field: clash.field, message: say(clash.code, clash.values) }),
  )
  const changes = left.flatMap(({ entry, there }) => (there ? [{ entry, there }] : []))
  return {
    add: left.filter(({ there }) => !there).map(({ entry }) => entry),
    change: changes.map(({ entry, there: { id, version } }) => ({ id, version, entry })),
    before: changes.map(({ there }) => there),
    ...{ skipped, duplicates, problems: problems.sort((a, b) => a.row - b.row) },
  }
}

/** Rows without those of things of which another row is refused already. */
function withoutParts<Row extends RowEntry<unknown>>(
  {
    importer: { schema, togetherOf },
    body: { fields, rows },
  }: Pick<Sorting<never, never>, 'body'> & { importer: Pick<Importer<never, never>, 'schema' | 'togetherOf'> },
  entries: readonly Row[],
  problems: ImportProblem[],
  say: (code: string) => string,
): readonly Row[] {
  if (!togetherOf || problems.length === 0) return entries
  const thingOf = (row: number) => togetherOf(givenOf(schema, fields, rows[row]!).body)
  const broken = new Set(problems.map(({ row }) => thingOf(row)))
  broken.delete('')
  const isPart = ({ row }: Row) => broken.has(thingOf(row))
  problems.push(...entries.filter(isPart).map(({ row }) => ({ row, field: '', message: say('IMPORT_WITH_PAPER') })))
  return entries.filter((entry) => !isPart(entry))
}

type Fate = 'write' | 'skip' | 'ask' | 'IMPORT_THERE' | 'IMPORT_NEWER'

// after a check nobody may have been faster; what is left as it is, is left whatever it is by now
function fateOf(rule: DuplicateRule, there: { version: number } | null, seen: number | null | undefined, dry: boolean): Fate {
  if (there && rule === 'skip') return 'skip'
  if (there && rule === 'refuse') return dry ? 'ask' : 'IMPORT_THERE'
  if (!dry && seen !== undefined && seen !== (there?.version ?? null)) return 'IMPORT_NEWER'
  return 'write'
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

async function foundRows<Body, Entry>(
  db: Db,
  { importer, body: { fields, rows, dry }, user }: Sorting<Body, Entry>,
  say: (code: string) => string,
): Promise<{ rows: Row<Body>[]; problems: ImportProblem[] }> {
  const problems: ImportProblem[] = []
  const all = rows.map((cells, row) => ({ row, given: givenOf(importer.schema, fields, cells) }))
  const keyed = all.flatMap(({ row, given }) => {
    const key = given.odd.length > 0 ? null : importer.keyOf(given.body)
    return key ? [{ row, key }] : []
  })
  const { stored, twice } = await sameRows(db, importer, keyed, !dry)
  const ids = [...new Set([...stored.values()].flat())]
  const byId = new Map((ids.length > 0 ? await importer.stored(db, ids, user) : []).map((one) => [one.id, one]))
  const found = all.flatMap(({ row, given }): Row<Body>[] => {
    const same = stored.get(row) ?? []
    const there = byId.get(same[0]!) ?? null
    // what this person does not see is there all the same
    const isHidden = same.length === 1 && !there
    const code = twice.has(row) ? 'IMPORT_TWICE' : same.length > 1 ? 'IMPORT_SEVERAL' : isHidden ? 'IMPORT_THERE' : null
    if (!code) return [{ row, given, there }]
    problems.push({ row, field: importer.keyField, message: say(code) })
    return []
  })
  return { rows: found, problems }
}

// a row that does not come may be what another one made room for
async function unclashed<Row extends RowEntry<Entry>, Entry>(
  db: Db,
  { importer, user }: { importer: Pick<Importer<never, Entry>, 'clashes'>; user: User },
  entries: readonly Row[],
  onClash: (clash: { row: number; field: string; code: string; values?: Record<string, string | number> }) => void,
): Promise<readonly Row[]> {
  if (!importer.clashes) return entries
  let left = entries
  while (left.length > 0) {
    const found = await importer.clashes(db, left, user)
    if (found.length === 0) return left
    found.forEach(onClash)
    const refused = new Set(found.map(({ row }) => row))
    left = left.filter(({ row }) => !refused.has(row))
  }
  return left
}
