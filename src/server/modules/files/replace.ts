import { readFile, writeFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { row, transaction, type Db } from '../../db.ts'
import type { Storage } from '../../storage/storage.ts'
import { approve, discard, type Approved } from '../../storage/intake/arrival.ts'
import { keepContent } from './content.ts'
import { newIncoming } from '../../storage/intake/disk.ts'
import { announce, lockContent, settle } from './leftovers.ts'
import { diskFault, faultOf } from '../../storage/intake/limits.ts'
import { encodedAs } from '../../storage/intake/picture.ts'
import type { Stored } from './store.ts'

interface Target {
  id: number
  att_dir: string
  kind: Approved['kind']
  sha256: string
}

const findTarget = (db: Db, id: number, isLocked = false): Promise<Target | undefined> =>
  row<Target>(
    db,
    sql`select id, att_dir, kind, sha256 from files where id = ${id} and removed_at is null ${isLocked ? sql`for update` : sql``}`,
  )

/** Refused with file_gone, or replace_kind where a film would take a picture's place or the other way round. */
export async function refuseReplacing(db: Db, id: number, kind: Approved['kind']): Promise<Target> {
  const target = await findTarget(db, id)
  if (!target) throw faultOf('file_gone')
  if (target.kind !== kind) throw faultOf('replace_kind')
  return target
}

/** Gives a file other bytes. Its addresses stay; a picture of another format is brought into the format of its address. */
export async function replaceContent(db: Db, files: Storage, id: number, file: Approved): Promise<Stored> {
  const { att_dir } = await refuseReplacing(db, id, file.kind)
  const extension = att_dir.split('.').at(-1)!
  if (file.extension === extension) return exchange(db, files, id, file)
  if (file.kind === 'video') throw faultOf('replace_kind')
  const path = await newIncoming(files.folder)
  try {
    const turned = await encodedAs(await readFile(file.path), extension)
    await writeFile(path, turned).catch((error: unknown) => Promise.reject(diskFault(error)))
    const approved = await approve({ path, name: `turned.${extension}` })
    return await exchange(db, files, id, { ...approved, sentSha256: file.sentSha256 })
  } finally {
    await discard({ path })
  }
}

// what the row says is true once it is committed: a crash before the address shows it is made good by the sweep
async function exchange(db: Db, files: Storage, id: number, file: Approved): Promise<Stored> {
  const announced = await transaction(db, async (inner) => {
    const before = await findTarget(inner, id)
    if (!before) throw faultOf('file_gone')
    for (const sha256 of [before.sha256, file.sha256].sort()) await lockContent(inner, sha256)
    const target = await findTarget(inner, id, true)
    // the row's lock is taken after those of its contents; another exchange between the two is seen here
    if (target?.sha256 !== before.sha256) throw faultOf('file_gone')
    if (target.sha256 === file.sha256) return []
    await keepContent(files, file.sha256, file)
    await inner.execute(sql`update files set sha256 = ${file.sha256}, sent_sha256 = ${file.sentSha256}, att_size = ${file.size},
      att_type = ${file.mime}, width = ${file.width}, height = ${file.height}, crop = null, focal = null, version = version + 1 where id = ${id}`)
    return [
      await announce(inner, { address: target.att_dir, thumbnail: '', sha256: file.sha256 }),
      await announce(inner, { address: '', thumbnail: '', sha256: target.sha256 }),
    ]
  })
  for (const leftover of announced) await settle(db, files, leftover)
  const shown = await findTarget(db, id)
  return { id, src: shown?.att_dir ?? '', known: announced.length === 0 }
}
