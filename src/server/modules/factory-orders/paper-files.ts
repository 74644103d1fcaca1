import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { mostPaperFiles, type PaperFile } from '#src/api/paper-files.ts'
import { row, rows, transaction, type Db } from '../../db.ts'
import { heldHead } from '../../factory/documents.ts'
import { addEvent } from '../../factory/events.ts'
import { Refusal } from '../../refusal.ts'
import { shopTime } from '../../shop/time.ts'
import type { Arrival } from '../../storage/intake/arrival.ts'
import { faultOf } from '../../storage/intake/limits.ts'
import { harmlessName } from '../../storage/intake/papers/file-name.ts'
import { isPaper, isPaperName } from '../../storage/intake/papers/paper.ts'
import { endingOf } from '../../storage/intake/picture.ts'
import type { Storage } from '../../storage/storage.ts'

// hidden, so that no address leads to it: who gets a file is asked each time
const folder = '.papers'

const told = sql`key, name, size::int as size, added_by as by, ${shopTime('added_at')} as at`

/** Files of a paper, the earliest first. */
export const filesOf = (db: Db, document: number): Promise<PaperFile[]> =>
  rows<PaperFile>(db, sql`select ${told} from document_files where document_id = ${document} and removed_at is null order by added_at, key`)

/**
 * Judges a file that came by what is in it, and keeps it for a paper; its events say so.
 * @throws Refusal file_missing, 400 `PAPER_FILE_KIND`, `PAPER_FILE_CONTENT`, 422 `PAPER_FILES_FULL`
 */
export async function addFile(
  db: Db,
  storage: Storage,
  { document, came, who }: { document: number; came: Arrival | undefined; who: string },
): Promise<PaperFile> {
  if (!came?.name) throw faultOf('file_missing')
  if (!isPaperName(came.name)) throw new Refusal({ status: 400, code: 'PAPER_FILE_KIND' })
  if (!(await isPaper(came.path, came.name)))
    throw new Refusal({ status: 400, code: 'PAPER_FILE_CONTENT', values: { ending: endingOf(came.name) } })
  const file = { key: randomBytes(16).toString('hex'), name: harmlessName(came.name), size: (await stat(came.path)).size }
  const location = `${folder}/${file.key}`
  await storage.keep(location, came.path)
  try {
    return await transaction(db, async (inner) => {
      await heldHead(inner, document)
      if ((await filesOf(inner, document)).length >= mostPaperFiles)
        throw new Refusal({ status: 422, code: 'PAPER_FILES_FULL', values: { most: mostPaperFiles } })
      await addEvent(inner, document, { what: 'file', who, note: file.name })
      const made = await row<PaperFile>(
        inner,
        sql`insert into document_files (key, document_id, name, size, location, added_by)
            values (${file.key}, ${document}, ${file.name}, ${file.size}, ${location}, ${who}) returning ${told}`,
      )
      return made!
    })
  } catch (error) {
    await storage.remove(location)
    throw error
  }
}

interface Stored {
  name: string
  size: number
  location: string
}

/** Where a file of a paper lies. @throws Refusal 400 `PAPER_FILE_GONE` for that of another paper as well */
export async function findFile(db: Db, document: number, key: string): Promise<Stored> {
  const found = await row<Stored>(
    db,
    sql`select name, size::int as size, location from document_files where key = ${key} and document_id = ${document} and removed_at is null`,
  )
  if (!found) throw new Refusal({ status: 400, code: 'PAPER_FILE_GONE' })
  return found
}

/** Takes a file off a paper. @throws Refusal as `findFile` */
export async function removeFile(db: Db, { document, key, who }: { document: number; key: string; who: string }): Promise<void> {
  await heldHead(db, document)
  const { name } = await findFile(db, document, key)
  await addEvent(db, document, { what: 'delete-file', who, note: name })
  await db.execute(sql`update document_files set removed_at = now() where key = ${key}`)
}
