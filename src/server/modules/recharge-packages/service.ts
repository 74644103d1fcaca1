import { sql } from 'drizzle-orm'
import type { Paging } from '#src/api/endpoint.ts'
import { rechargeGroup, type RechargePackage, type RechargePackageBody } from '#src/api/recharge-packages.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import { compared, parseDecimal } from '#src/lib/decimal.ts'
import { revise, versionOf } from '../../database/revisions.ts'
import { row, rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { formOf, hiddenRule, inputRule, numberRule, radioRule } from '../../shop/described-form.ts'
import { pageOf } from '../../shop/paging.ts'
import { unixTime } from '../../shop/time.ts'

type Versioned = RechargePackage & { version: number }

const columns = sql`id::int as id, ${rechargeGroup}::int as gid, ${unixTime('added_at')} as add_time, sort, status,
  price::text as price, give_money::text as give_money`
const thing = (id: number) => `recharge package ${id}`
const most = '100000'

/** The only group of the shop's that is kept here. Refused with 100100 for any other. */
export function refuseOtherGroup(gid: unknown): void {
  if (Number(gid ?? rechargeGroup) !== rechargeGroup) throw new Refusal({ status: 400, code: '100100' })
}

/** In the order in which they are offered. */
export async function list(db: Db, { status, ...paging }: Paging & { status?: string }) {
  const wanted = sql`from recharge_packages where ${status ? sql`status = ${Number(status)}` : sql`true`}`
  const found = await rows<RechargePackage>(db, sql`select ${columns} ${wanted} order by sort desc, id desc ${pageOf(paging)}`)
  const counted = await row<{ count: number }>(db, sql`select count(*)::int as count ${wanted}`)
  return { list: found, count: counted!.count, type: '' }
}

/** One with its version. Refused with 100026. */
export async function read(db: Db, id: number): Promise<Versioned> {
  const version = await versionOf(db, thing(id))
  const found = await row<RechargePackage>(db, sql`select ${columns} from recharge_packages where id = ${id}`)
  if (!found) throw new Refusal({ status: 100026 })
  return { ...found, version }
}

/** The form of a new one, or of one there is. */
export function form(locale: Locale, edited?: Versioned): ServerForm {
  const say = (key: string) => sentence(`recharge_packages.${key}`, locale) ?? ''
  const parts = (field: string, value: unknown) => {
    const title = say(field)
    return { field, title, value, hint: sentence('FORM_ENTER', locale, { title }) ?? '' }
  }
  const shown = [1, 0].map((value) => ({ value, label: say(`status.${value}`) }))
  const rules = [
    hiddenRule('gid', rechargeGroup),
    inputRule({ ...parts('price', edited?.price ?? ''), missing: sentence('400297', locale) }),
    inputRule(parts('give_money', edited?.give_money ?? '')),
    numberRule(parts('sort', edited?.sort ?? 1), { min: 0, max: 99_999, precision: 0 }),
    radioRule(parts('status', edited?.status ?? 1), shown),
    ...(edited ? [hiddenRule('version', edited.version)] : []),
  ]
  return edited
    ? formOf(say('edit'), 'PUT', `/setting/group_data/${edited.id}`, rules)
    : formOf(say('add'), 'POST', '/setting/group_data', rules)
}

const wrong = (field: string, code: string) => new Refusal({ status: 400, code, errors: { [field]: code } })

function amount(given: string | number, field: string, least: '0' | '0.01'): string {
  const text = String(given).trim()
  if (!text && least === '0') return '0'
  if (!text) throw wrong(field, '400297')
  const value = parseDecimal(text, 2)
  if (value === undefined || compared(value, least) < 0 || compared(value, most) > 0) throw wrong(field, 'RECHARGE_AMOUNT')
  return value
}

/** `id` 0 is a new one. Refused with 400297, RECHARGE_AMOUNT, 400188, with 100026, and with 409 for an older version. */
export async function save(db: Db, user: User, id: number, body: RechargePackageBody): Promise<void> {
  if (id) {
    await read(db, id)
    await revise(db, user, thing(id), { version: body.version, now: () => read(db, id) })
  }
  const price = amount(body.price, 'price', '0.01')
  const added = amount(body.give_money, 'give_money', '0')
  // two who add the same price at once see each other
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('recharge_packages', 0))`)
  if (await row(db, sql`select 1 from recharge_packages where price = ${price} and id <> ${id}`)) throw wrong('price', '400188')
  const { sort, status } = body
  await db.execute(
    id
      ? sql`update recharge_packages set price = ${price}, give_money = ${added}, sort = ${sort}, status = ${status} where id = ${id}`
      : sql`insert into recharge_packages (price, give_money, sort, status) values (${price}, ${added}, ${sort}, ${status})`,
  )
}

/** Refused with 100100 where there is none. */
export async function setStatus(db: Db, user: User, id: number, status: number): Promise<void> {
  await revise(db, user, thing(id))
  const changed = await row(db, sql`update recharge_packages set status = ${status} where id = ${id} returning id`)
  if (!changed) throw new Refusal({ status: 400, code: '100100' })
}

/** Refused with 100008 where there is none. */
export async function remove(db: Db, id: number): Promise<void> {
  const removed = await row(db, sql`delete from recharge_packages where id = ${id} returning id`)
  if (!removed) throw new Refusal({ status: 400, code: '100008' })
}
