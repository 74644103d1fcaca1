import type { Db } from '../db.ts'
import type { Schema } from '../schemas.ts'
import type { User } from '../sessions.ts'

/** A row that cannot be written although it fits by itself: `code` is a sentence of the catalogue. */
export interface Clash {
  /** Place among the rows of the file, from 0. */
  row: number
  field: string
  code: string
  values?: Record<string, string | number>
}

/** A row of a file that fits by itself; with `id` it changes what is stored. */
export interface RowEntry<Entry> {
  row: number
  entry: Entry
  id?: number
}

/** What is stored, as the single write would send it again. */
export interface StoredEntry<Body> {
  id: number
  version: number
  body: Body
}

/** A change as it is written, from the version that was read. */
export interface Changed<Entry> {
  id: number
  version: number
  entry: Entry
}

/** How a page's rows come in by a file; what a single write refuses is refused here as well. */
export interface Importer<Body, Entry> {
  /** What its imports are kept under. */
  name: string
  /** Where they are stored; has `id` and `version`. */
  table: string
  /** The single write's body. */
  schema: Schema
  /** Fields of it that a file may bring. */
  fields: readonly string[]
  /** Columns of the table by which a row is the same as a stored one; capital letters make no difference. */
  key: readonly string[]
  /** The field that is named where a key is there twice. */
  keyField: string
  /** Texts of the key's columns for what a row brings; null where it brings none that could be one. */
  keyOf(given: Readonly<Record<string, string>>): readonly string[] | null
  /** What makes rows one thing that is written whole or not at all; '' for a row by itself. */
  togetherOf?(given: Readonly<Record<string, string | undefined>>): string
  /** A body that fits the schema as it is stored. Refuses as the single write does. */
  read(body: Body): Entry
  /** What is stored under ids, as far as this person may see it. */
  stored(db: Db, ids: readonly number[], user: User): Promise<StoredEntry<Body>[]>
  /** What stands against rows of the file beside each other or beside rows there are. Runs in the transaction of the write. */
  clashes?(db: Db, entries: readonly RowEntry<Entry>[], user: User): Promise<Clash[]>
  /** Adds all rows in one statement; answers their ids. */
  write(db: Db, user: User, entries: readonly Entry[]): Promise<number[]>
  /** Changes all rows in one statement, each to its next version; answers how many still had the version. */
  update(db: Db, user: User, entries: readonly Changed<Entry>[]): Promise<number>
  /** Deletes those that nobody has changed since; answers how many they were. */
  remove(db: Db, ids: readonly number[]): Promise<number>
}
