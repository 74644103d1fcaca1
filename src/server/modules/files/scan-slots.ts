import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import type { Storage } from '../../storage/storage.ts'
import { approve, type Arrival } from '../../storage/intake/arrival.ts'
import { faultOf } from '../../storage/intake/limits.ts'
import { storeFile } from './store.ts'

/** Seconds that a slot is open, pictures that it takes, and tries of which those may fail. */
const openFor = 600
const mostPictures = 20
const mostTries = 60

const isOpen = sql`opened_at > now() - make_interval(secs => ${openFor})`

/** Opens a slot into which a phone may put pictures, and ends the one that this administrator had. Answers its token. */
export async function openSlot(db: Db, admin: number, pid: number): Promise<string> {
  const token = randomBytes(16).toString('hex')
  await db.execute(sql`insert into scan_slots (admin_id, token, pid) values (${admin}, ${token}, ${pid})
    on conflict (admin_id) do update set token = excluded.token, pid = excluded.pid, tries = 0, used = 0, opened_at = now()`)
  return token
}

export async function closeSlot(db: Db, admin: number): Promise<void> {
  await db.execute(sql`delete from scan_slots where admin_id = ${admin}`)
}

const ended = () => new Refusal({ status: 400, code: '410086' })

/** Pictures that came into an administrator's open slot, oldest first. @throws Refusal 410086 when it is over */
export async function listScanned(db: Db, admin: number, token: string): Promise<{ att_dir: string; att_id: number }[]> {
  if (!(await row(db, sql`select token from scan_slots where admin_id = ${admin} and token = ${token} and ${isOpen}`))) throw ended()
  return rows(db, sql`select att_dir, id as att_id from files where scan_token = ${token} and removed_at is null order by id`)
}

/** Whether a token's slot takes another picture, told before any of it is taken. @throws Refusal 410086, scan_full */
export async function refuseClosedSlot(db: Db, token: string): Promise<void> {
  const slot = await row<{ used: number }>(
    db,
    sql`select used from scan_slots where token = ${token} and ${isOpen} and tries < ${mostTries}`,
  )
  if (!slot) throw ended()
  if (slot.used >= mostPictures) throw faultOf('scan_full', { count: mostPictures })
}

/**
 * Puts a phone's picture into the slot of its token; nothing else can be done with one. Without a picture it only tells
 * whether the slot is open. @throws Refusal 410086, file_missing, scan_full
 */
export async function storeScanned(db: Db, files: Storage, token: string, came: Arrival | undefined): Promise<void> {
  const slot = await row<{ used: number }>(
    db,
    sql`update scan_slots set tries = tries + ${came ? 1 : 0} where token = ${token} and ${isOpen} and tries < ${mostTries} returning used`,
  )
  if (!slot) throw ended()
  if (!came?.name) throw faultOf('file_missing')
  if (slot.used >= mostPictures) throw faultOf('scan_full', { count: mostPictures })
  const file = await approve(came)
  if (file.kind !== 'picture') throw faultOf('file_suffix')
  const taken = await row<{ pid: number; admin_id: number }>(
    db,
    sql`update scan_slots set used = used + 1 where token = ${token} and ${isOpen} and used < ${mostPictures} returning pid, admin_id`,
  )
  if (!taken) throw faultOf('scan_full', { count: mostPictures })
  await storeFile(db, files, file, { name: came.name, pid: taken.pid, admin: taken.admin_id, scanToken: token })
}
