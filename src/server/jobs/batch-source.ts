import type { Db } from '../db.ts'
import type { Locale } from '../locale.ts'
import type { Schema } from '../schemas.ts'
import type { User } from '../sessions.ts'

/** For whom it is done. */
export interface BatchActor {
  user: User
  locale: Locale
}

/** For whom, and by which piece of work: what must not be done twice is known by that. */
export interface BatchWriter extends BatchActor {
  /** A UUID; the same when the work is begun again. */
  run: string
}

/** Work on everything that a list's filter finds; in the file `batches/<name>.ts` of a module, default export. */
export interface BatchSource<Values> {
  /** As the call names it. */
  name: string
  /** Keys that a person needs, every one of them. */
  permissions: readonly string[]
  /** What narrows the list. */
  query: Schema
  values: Schema
  /** The rows that it finds for somebody, by their ids in rising order. */
  ids(db: Db, query: object, actor: BatchActor): Promise<number[]>
  /** Does it with some of them, in one transaction; a Refusal of several is tried again one by one. */
  write(db: Db, ids: readonly number[], values: Values, writer: BatchWriter): Promise<void>
}
export type AnyBatchSource = BatchSource<object>

/** Declares such work; gives its values a type. */
export const defineBatch = <Values extends object>(source: BatchSource<Values>): AnyBatchSource => source as unknown as AnyBatchSource
