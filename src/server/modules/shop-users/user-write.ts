import { sql } from 'drizzle-orm'
import type { UserBody } from '#src/api/shop-users.ts'
import { row, type Db } from '../../db.ts'
import { hashPassword } from '../../access/passwords.ts'
import { Refusal } from '../../refusal.ts'
import { maskedAddress, maskedCard, maskedPhone } from '../../shop/personal.ts'
import { shopTime } from '../../shop/time.ts'
import { soundOfNames } from '../../tables/pinyin.ts'
import { changedByStaff } from '../../shop/users/changed.ts'
import { setLabels } from '../../shop/users/labels.ts'

const refused = (code: string, field: string) => new Refusal({ status: 400, code, errors: { [field]: code } })

const phoneForm = /^1[3-9]\d{9}$/
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** The last character of a card is made of the others. */
function isCard(card: string): boolean {
  if (/^\d{15}$/.test(card)) return true
  if (!/^\d{17}[\dX]$/i.test(card)) return false
  const sum = weights.reduce((total, weight, at) => total + weight * Number(card[at]), 0)
  return '10X98765432'[sum % 11] === card[17]!.toUpperCase()
}

/** A hash of the password that is asked for; undefined leaves it as it is. Refused with 400256, 400263, 400264, 400762. */
export function hashFor({ pwd = '', true_pwd: again = '' }: UserBody): Promise<string> | undefined {
  if (!pwd && !again) return undefined
  if (!pwd) throw refused('400256', 'pwd')
  if (!again) throw refused('400263', 'true_pwd')
  if (pwd !== again) throw refused('400264', 'true_pwd')
  if (pwd.length < 6 || pwd.length > 32) throw refused('400762', 'pwd')
  return hashPassword(pwd)
}

interface Personal {
  phone: string
  card_id: string
}

/** Who does not see a number sends its mask back: it stays as it is. */
const kept = (sent: string, before: string, mask: (text: string) => string) => (before && sent === mask(before) ? before : sent)

async function checked(db: Db, body: UserBody, before: (Personal & { uid: number }) | undefined): Promise<Personal> {
  // the shop says 0 for none
  const sent = String(body.phone || '').trim()
  const phone = kept(sent, before?.phone ?? '', maskedPhone)
  const card = kept((body.card_id ?? '').trim(), before?.card_id ?? '', maskedCard)
  if (!phone && (!before || before.phone)) throw refused('410245', 'phone')
  if (phone && phone !== before?.phone) {
    if (!phoneForm.test(phone)) throw refused('400252', 'phone')
    const other = await row(db, sql`select 1 from shop_users where phone = ${phone} and is_del = 0 and uid <> ${before?.uid ?? 0} limit 1`)
    if (other) throw refused('400314', 'phone')
  }
  if (card && card !== before?.card_id && !isCard(card)) throw refused('400315', 'card_id')
  return { phone, card_id: card }
}

/** Level and group that a form names: 0 and '' are none. Refused with 400699, 400696. */
async function placed(db: Db, body: UserBody): Promise<{ level: number | null; group: number | null }> {
  const level = Number(body.level) || null
  const group = Number(body.group_id) || null
  if (level && !(await row(db, sql`select 1 from user_levels where id = ${level} and is_del = 0 for key share`)))
    throw new Refusal({ status: 400699, errors: { level: '400699' } })
  if (group && !(await row(db, sql`select 1 from user_groups where id = ${group} for key share`)))
    throw new Refusal({ status: 400696, errors: { group_id: '400696' } })
  return { level, group }
}

/** What somebody is found by: names and number as written, the names alone by their sound. */
async function noteWords(db: Db, uid: number): Promise<void> {
  const names = await row<{ nickname: string; real_name: string }>(db, sql`select nickname, real_name from shop_users where uid = ${uid}`)
  await db.execute(sql`update shop_users set words = lower(concat_ws(' ', nickname, nullif(real_name, ''), nullif(phone, ''))), pinyin = ${soundOfNames(names!)}
    where uid = ${uid}`)
}

/** One who is added at the same moment with the same number waits, and is refused. */
const onePhone = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(hashtextextended('shop_users.phone', 0))`)

/** Adds a user, who signs in by their phone. */
export async function addUser(db: Db, body: UserBody, hash: string | undefined, by: string): Promise<void> {
  await onePhone(db)
  const { phone, card_id } = await checked(db, body, undefined)
  const { level, group } = await placed(db, body)
  const { real_name = '', birthday = '', addres = '', mark = '', spread_open = 1, is_promoter = 0, status = 1 } = body
  const nickname = real_name.trim() || maskedPhone(phone)
  const made = await row<{ uid: number }>(
    db,
    sql`insert into shop_users (account, password, nickname, real_name, phone, card_id, birthday, addres, mark, level_id, group_id, spread_open,
        is_promoter, status, updated_by)
      values (${phone}, ${hash ?? ''}, ${nickname}, ${real_name.trim()}, ${phone}, ${card_id}, ${birthday || null}, ${addres}, ${mark}, ${level},
        ${group}, ${spread_open}, ${is_promoter}, ${status}, ${by}) returning uid::int as uid`,
  )
  await noteWords(db, made!.uid)
  await setLabels(db, [made!.uid], body.label_id ?? [])
}

/** A user before they are changed, held from now on. */
interface Before extends Personal {
  uid: number
  addres: string
  version: number
  who: string
  at: string
}

/**
 * Changes a user. What a form does not carry stays. Refused with 100026, and with 409 and the user as they are (`now`) for a version that is
 * not the newest; who names none, as the shop's own screens do, is not refused.
 */
export async function editUser(db: Db, uid: number, body: UserBody, hash: string | undefined, now: () => Promise<object>): Promise<void> {
  await onePhone(db)
  const before = await row<Before>(
    db,
    sql`select uid::int as uid, phone, card_id, addres, version, updated_by as who, ${shopTime('updated_at')} as at
      from shop_users where uid = ${uid} for update`,
  )
  if (!before) throw new Refusal({ status: 100026 })
  const { version, who, at } = before
  if (body.version !== undefined && body.version !== version)
    throw new Refusal({ status: 409, code: 'CHANGED', values: { who: who || '—', at }, data: { row: await now() } })
  const { phone, card_id } = await checked(db, { phone: before.phone, card_id: before.card_id, ...body }, before)
  const { level, group } = await placed(db, body)
  const { real_name, birthday, mark, spread_open, is_promoter, status } = body
  const addres = body.addres === undefined ? before.addres : kept(body.addres, before.addres, maskedAddress)
  await db.execute(
    sql`update shop_users set phone = ${phone}, card_id = ${card_id}, real_name = coalesce(${real_name?.trim() ?? null}, real_name),
      birthday = ${birthday === undefined ? sql`birthday` : birthday || null}, addres = ${addres},
      mark = coalesce(${mark ?? null}, mark), spread_open = coalesce(${spread_open ?? null}, spread_open),
      is_promoter = coalesce(${is_promoter ?? null}, is_promoter), status = coalesce(${status ?? null}, status),
      level_id = ${body.level === undefined ? sql`level_id` : level}, group_id = ${body.group_id === undefined ? sql`group_id` : group},
      password = coalesce(${hash ?? null}, password), ${changedByStaff} where uid = ${uid}`,
  )
  await noteWords(db, uid)
  if (body.label_id) await setLabels(db, [uid], body.label_id)
}
