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

/** A row of a file that fits by itself. */
export interface Placed<Entry> {
  row: number
  entry: Entry
}

/** How a page's rows come in by a file; what a single write refuses is refused here as well. */
export interface Importer<Body, Entry> {
  /** What its imports are kept under. */
  name: string
  /** The single write's body. */
  schema: Schema
  /** Fields of it that a file may bring. */
  fields: readonly string[]
  /** A body that fits the schema as it is stored. Refuses as the single write does. */
  read(body: Body): Entry
  /** What stands against rows of the file or rows there are. Runs in the transaction of the write. */
  clashes(db: Db, entries: readonly Placed<Entry>[]): Promise<Clash[]>
  /** Adds all rows in one statement; answers their ids. */
  write(db: Db, user: User, entries: readonly Entry[]): Promise<number[]>
  /** Deletes those that nobody has changed since; answers how many they were. */
  remove(db: Db, ids: readonly number[]): Promise<number>
}
