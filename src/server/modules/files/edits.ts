import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { Crop, FileDetails, FocalPoint } from '#src/api/file-library.ts'
import { row, transaction, type Db } from '../../db.ts'
import type { Storage } from '../../storage/storage.ts'
import { contentKey, hasContent, copyContent, readContent } from './content.ts'
import { cut } from './crop.ts'
import { storageKeyOf } from '../../storage/intake/disk.ts'
import { announce, lockContent, settle } from './leftovers.ts'
import { diskFault, faultOf } from '../../storage/intake/limits.ts'
import { renderThumbnail } from '../../storage/intake/picture.ts'

interface Edited {
  id: number
  att_dir: string
  satt_dir: string
  kind: string
  sha256: string
  focal: FocalPoint | null
  crop: Crop | null
}

const find = (db: Db, id: number, isLocked = false): Promise<Edited | undefined> =>
  row<Edited>(
    db,
    sql`select id, att_dir, satt_dir, kind, sha256, focal, crop from files where id = ${id} and removed_at is null ${isLocked ? sql`for update` : sql``}`,
  )

const whole: Crop = { x: 0, y: 0, width: 1, height: 1, turn: 0 }
const isWhole = (crop: Crop) => crop.turn === 0 && crop.width >= 0.9999 && crop.height >= 0.9999
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const asJson = (value: object | null) => (value ? sql`${JSON.stringify(value)}::jsonb` : sql`null`)
const inside = (share: number) => Math.min(1, Math.max(0, share))

/** Where a point of the picture lies after it was cut in another way; null when it was turned, which moves everything. */
export function movedFocal(focal: FocalPoint | null, before: Crop | null, after: Crop | null): FocalPoint | null {
  const [from, to] = [before ?? whole, after ?? whole]
  if (!focal || from.turn !== to.turn) return null
  const x = (from.x + focal.x * from.width - to.x) / to.width
  const y = (from.y + focal.y * from.height - to.y) / to.height
  return { x: inside(x), y: inside(y) }
}

interface Shown {
  width: number
  height: number
  size: number
}

/** Puts the cut picture, or the original again, under the file's addresses. */
async function show(files: Storage, file: Edited, crop: Crop | null): Promise<Shown> {
  const key = storageKeyOf(file.att_dir)
  // what came before content was kept apart lies at its address only
  if (!file.crop && !(await hasContent(files, file.sha256))) await files.copy(key, contentKey(file.sha256))
  const original = await readContent(files, file.sha256)
  const part = crop && (await cut(original, crop, file.att_dir.split('.').at(-1)!))
  if (crop && !part) throw faultOf('edit_moving')
  if (part) await files.put(key, part.bytes)
  else await copyContent(files, file.sha256, key)
  if (file.satt_dir !== file.att_dir) {
    const thumbnail = await renderThumbnail(part ? part.bytes : original)
    if (thumbnail) await files.put(storageKeyOf(file.satt_dir), thumbnail)
  }
  const size = (await files.look(key))?.size ?? 0
  if (part) return { width: part.width, height: part.height, size }
  const { autoOrient } = await sharp(original).metadata()
  return { ...autoOrient, size }
}

async function applyCrop(db: Db, files: Storage, file: Edited, details: FileDetails, crop: Crop | null): Promise<void> {
  if (file.kind !== 'picture') throw faultOf('edit_picture')
  const shown = await show(files, file, crop).catch((error: unknown) => Promise.reject(diskFault(error)))
  const focal = details.focal === undefined ? movedFocal(file.focal, file.crop, crop) : details.focal
  await db.execute(sql`update files set crop = ${asJson(crop)}, focal = ${asJson(focal)}, width = ${shown.width}, height = ${shown.height},
    att_size = ${shown.size}, version = version + 1 where id = ${file.id}`)
}

/**
 * Changes what is said of a file and how it is cut. The original bytes are kept, the addresses stay, what they show
 * changes. Refused with file_gone, edit_picture for videos, edit_moving for a cut of an animation.
 */
export async function editDetails(db: Db, files: Storage, id: number, details: FileDetails): Promise<void> {
  const before = await find(db, id)
  if (!before) throw faultOf('file_gone')
  const crop = details.crop && isWhole(details.crop) ? null : details.crop
  const isCut = crop !== undefined && !same(crop, before.crop)
  // a crash on the way leaves the address as the row says
  const leftover = isCut ? await announce(db, { address: before.att_dir, thumbnail: '', sha256: before.sha256 }) : undefined
  try {
    await transaction(db, async (inner) => {
      if (isCut) await lockContent(inner, before.sha256)
      const file = await find(inner, id, true)
      if (!file || file.sha256 !== before.sha256) throw faultOf('file_gone')
      if (details.alt !== undefined) await inner.execute(sql`update files set alt = ${details.alt.trim()} where id = ${id}`)
      if (isCut) await applyCrop(inner, files, file, details, crop)
      else if (details.focal !== undefined)
        await inner.execute(sql`update files set focal = ${asJson(details.focal)}, version = version + 1 where id = ${id}`)
    })
  } finally {
    if (leftover !== undefined) await settle(db, files, leftover).catch(() => undefined)
  }
}
