import type { SQL } from 'drizzle-orm'
import type { RecordOf, RecordQuery, Resource, WireRecord } from '#src/api/resource.ts'
import type { Field, Fields } from '#src/kinds/kind.ts'
import type { LinesOptions } from '#src/kinds/lines.ts'
import type { Search, Sought } from '../database/sought.ts'
import type { Db } from '../db.ts'
import type { Clash, Importer } from '../importing/importer.ts'
import type { Schema } from '../schemas.ts'
import type { User } from '../sessions.ts'

/** A record that is about to be written, and for whom. */
export interface Writing<F extends Fields> {
  db: Db
  user: User
  /** Undefined for a new one. */
  before: RecordOf<F> | undefined
  /** Of one that is changed. */
  of?: Table
  /** Why it is changed, where it is changed by a `change`. */
  reason?: string
  /** A row of a file: how it stands beside the others is judged by `clashes`. */
  isInFile?: boolean
}

/** An act of a document: what somebody does with which version of it, and why. */
export interface Performing {
  id: number
  name: string
  version: number | undefined
  note: string
  /** Stock does not fall below nought by it, whoever acts. */
  isNegativeRefused?: boolean
  /** On which it is done; today unless told. */
  day?: string
}

/** What a list carries beside its rows: figures of tabs, sums. */
export interface Beside {
  /** Of the list's query besides what every list is asked for. */
  query?: Record<string, Schema>
  /** Rows of `t` that such a query leaves. */
  where?(query: RecordQuery): SQL | undefined
  reply: Record<string, Schema>
  /** @param sought what the words of the query find, where the table has a `search` */
  read(db: Db, query: RecordQuery, user: User, table: Table, sought?: Sought): Promise<WireRecord>
}

/** How a table is answered in the shop's wire: catalogue numbers of its contract. */
export interface ShopReplies<F extends Fields> {
  added: string
  edited: string
  removed: string
  /** For fields that nobody filled in. */
  missing?: Partial<Record<keyof F & string, string>>
  /** For values that are there already, by field. */
  twice?: Partial<Record<keyof F & string, string>>
  /**
   * Where something refers to what is to be removed: a number of the contract, or a sentence that says why that failed (100008); by name of
   * the foreign key, or what `usedBy` calls it, where not all of them have one.
   */
  inUse?: string | Readonly<Record<string, string>>
  /** Where what is to be removed is not there; without it that is no failure. */
  gone?: string
  /** Whether the form of a record, in the shop's wire, or of a new one has a field; all that may be changed unless told. */
  shows?(name: keyof F & string, row: WireRecord | undefined): boolean
}

/** What a field is that no column holds; nobody sees everything. */
export type Derived = SQL | ((user: User | undefined) => SQL)

/** What a module adds to a plain table. Every rule runs in the transaction of the write. */
export interface TableRules<F extends Fields> {
  /** Fields by which no two records are the same; the unique index is `<table>_<column>_…`. */
  unique?: readonly (keyof F & string)[][]
  /** Columns that no field names, with what every record of this resource has there: one table holds several resources. */
  fixed?: Readonly<Record<string, SQL>>
  /** Read-only fields that no column holds, each with what it is of a record of `t`, for somebody where that differs: what other tables sum up. */
  derived?: Partial<Record<keyof F & string, Derived>>
  /** Keys of the wire that the shop sends besides the fields, each with its column. */
  extra?: Readonly<Record<string, SQL>>
  /** A column that is 1 for a record that was removed: it stays for what refers to it. */
  removedFlag?: string
  /** Rows that refer to a record and keep it from being removed, where no foreign key does; their column `by` is what `inUse` calls them. */
  usedBy?: (id: number) => SQL
  /** A record of `t` that is of another table as well, and what makes it leave this one: it is not deleted. */
  leaves?: { when: SQL; set: SQL }
  /** What uses a record, by word (`USED_<name>`), each with how often: it is not removed then (`IN_USE`). */
  usesOf?(db: Db, id: number): Promise<Readonly<Record<string, number>>>
  shop?: ShopReplies<F>
  /** Reference to the record above: the list is answered as a tree, whole, with `children`. */
  tree?: keyof F & string
  /** Records of `t` that a reference may be given in the form of a record; its id is 0 for a new one. */
  among?: Partial<Record<keyof F & string, (id: number) => SQL>>
  beside?: Beside
  /** Rows of `t` that words find, where those do not stand in the table itself. */
  finds?(words: string): SQL | undefined
  /** The same of lists whose words may find more than is counted and summed up (`database/sought.ts`). */
  search?(words: string): Search | undefined
  /** Fields that are summed below a list or a file of it. */
  sums?: readonly (keyof F & string)[]
  /** Choices of a combobox that are narrowed by what stands beside it (`among` of a reference): their query, rows of `t`, and their order. */
  choices?: { query: Record<string, Schema>; where(query: WireRecord, user: User): SQL | undefined; order?: SQL }
  /** `order by` of a list that nobody sorts; the newest first unless told. */
  order?: SQL
  /** Judges and completes a record. Refuses with a Refusal. */
  before?(values: RecordOf<F>, writing: Writing<F>): Promise<RecordOf<F>> | RecordOf<F>
  /** What stands against rows of a file beside each other, or beside records there are; those with an id change one. */
  clashes?(db: Db, entries: readonly { row: number; id?: number; values: RecordOf<F> }[]): Promise<Clash[]>
  /** How rows of a file come in, where they are not fields of a record each. */
  importer?(table: Table): Importer<never, never>
  /** Writes what belongs to it. */
  after?(record: RecordOf<F>, writing: Writing<F>): Promise<void>
  /** Of a document, by name of an act: judges it, completes the record, writes what belongs to it. */
  acts?: Readonly<Record<string, (next: RecordOf<F>, writing: Writing<F>) => Promise<RecordOf<F> | void> | RecordOf<F> | void>>
  /**
   * Of a document whose states a kernel of its own keeps: does an act, with what it asked for, in place of `acts`; `may` says which others this
   * person may do. `said` is the sentence where the usual one says too little.
   */
  perform?(act: Performing, writing: { db: Db; user: User; may: (act: string) => boolean }): Promise<Performed>
  /** Of a document: whether a record is past being edited and is changed by a `change` of what was agreed, under the key of `edit`. */
  isAgreed?(record: RecordOf<F>): boolean
  /** Of a document: draws the number of a new one, in place of the series of its letters. */
  number?(db: Db, writer: { isInFile?: boolean }): Promise<string>
  /** Reference to the person whose record it is: roles say whether somebody sees their own, their department's or all (`scope.ts`). */
  ownedBy?: keyof F & string
  /** Rows of the table `t` that somebody may see; undefined for all. It counts in lists, details, exports and choices. */
  scope?(user: User): SQL | undefined
  /** Whether somebody may see a record by its id, where others refer to it (`isScoped` of a reference); undefined for all. */
  seen?(user: User, id: SQL): SQL | undefined
  /** What may be done with a record, besides what the keys say; everything else is refused. */
  allow?(record: RecordOf<F>, user: User): readonly string[]
}

/** What became of an act of a document whose states a kernel keeps. */
export interface Performed {
  version: number
  said?: string
  /** Figures of what it wrote, by the names of the wire. */
  written?: Readonly<Record<string, number>>
}

/** A resource that our server keeps in a table of its own. */
export interface Table<F extends Fields = Fields> extends TableRules<F> {
  readonly resource: Resource<F>
  /** Of the database. */
  readonly name: string
}

/** Declares the rules of a resource that has a table; one without rules needs no declaration. */
export const defineTable = <F extends Fields>(resource: Resource<F>, rules: TableRules<F> = {}): Table<F> => {
  if (!resource.table) throw new Error(`${resource.name} names no table`)
  return { ...rules, resource, name: resource.table }
}

/** Fields with their names that stand in the table itself. */
export const plainFields = ({ resource, derived = {} }: Pick<Table, 'resource' | 'derived'>): [string, Field<unknown>][] =>
  (Object.entries(resource.fields) as [string, Field<unknown>][]).filter(([name, field]) => field.kind.as !== 'lines' && !(name in derived))

/** Fields that no column holds, with what they are, as far as somebody may see them. */
export const derivedFields = ({ resource, derived = {} }: Table, user: User | undefined): [string, Field<unknown>, SQL][] =>
  Object.entries(derived as Readonly<Record<string, Derived>>)
    .map(([name, value]): [string, Field<unknown>, SQL] => [
      name,
      resource.fields[name] as Field<unknown>,
      typeof value === 'function' ? value(user) : value,
    ])
    .filter(([, field]) => !user || maySee(field, user))

/** A field whose rows stand in a table of their own, `<table>_<column>`. */
export interface LinesField {
  name: string
  field: Field<readonly Readonly<Record<string, unknown>>[]>
  of: Fields
}

export const linesFields = ({ resource }: Pick<Table, 'resource'>): LinesField[] =>
  (Object.entries(resource.fields) as [string, LinesField['field']][])
    .filter(([, field]) => field.kind.as === 'lines')
    .map(([name, field]) => ({ name, field, of: (field.options as LinesOptions<Fields> & { of: Fields }).of }))

/** Fields of a record or of its lines that somebody may see. */
export const seenOf = (fields: Fields, user: User): [string, Field<unknown>][] =>
  (Object.entries(fields) as [string, Field<unknown>][]).filter(([, field]) => maySee(field, user))

/** Whether somebody may see a field. */
export const maySee = ({ needs }: Pick<Field<unknown>, 'needs'>, { level, permissions }: User): boolean =>
  needs === undefined || level === 0 || permissions.has(needs)
