import { sql } from 'drizzle-orm'
import type { List, Paging } from '#src/api/endpoint.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import type { SignReward, SignRewardBody } from '#src/api/sign-rewards.ts'
import { revise, versionOf } from '../../database/revisions.ts'
import { row, rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { formOf, hiddenRule, numberRule } from '../../shop/described-form.ts'
import { pageOf } from '../../shop/paging.ts'

const mostDays = 30
const mostGiven = 999

const columns = sql`id::int as id, type, days, point, exp`
const thing = (id: number) => `sign reward ${id}`

/** Rewards of one type by their days. */
export async function list(db: Db, { type, ...paging }: Paging & { type?: string }): Promise<List<SignReward>> {
  const wanted = sql`from sign_rewards where type = ${type === '1' ? 1 : 0}`
  const found = await rows<SignReward>(db, sql`select ${columns} ${wanted} order by days ${pageOf(paging)}`)
  const counted = await row<{ count: number }>(db, sql`select count(*)::int as count ${wanted}`)
  return { list: found, count: counted!.count }
}

/** One with its version. Refused with 100026. */
export async function read(db: Db, id: number): Promise<SignReward & { version: number }> {
  const version = await versionOf(db, thing(id))
  const found = await row<SignReward>(db, sql`select ${columns} from sign_rewards where id = ${id}`)
  if (!found) throw new Refusal({ status: 100026 })
  return { ...found, version }
}

/** The form of a new one, or of one there is; its type stays. */
export function form(locale: Locale, type: number, edited?: SignReward & { version: number }): ServerForm {
  const say = (key: string) => sentence(`sign_rewards.${key}`, locale) ?? ''
  const figure = (field: 'days' | 'point' | 'exp', title: string, min: number, max: number) =>
    numberRule(
      { field, title, value: edited?.[field] ?? 0, hint: sentence('FORM_ENTER', locale, { title }) ?? '' },
      { min, max, precision: 0 },
    )
  const rules = [
    hiddenRule('type', type),
    figure('days', say(`days.${type}`), 0, mostDays),
    figure('point', say('point'), 0, mostGiven),
    figure('exp', say('exp'), 0, mostGiven),
    ...(edited ? [hiddenRule('version', edited.version)] : []),
  ]
  return formOf(say(`type.${type}`), 'POST', `/marketing/sign/save_rewards/${edited?.id ?? 0}`, rules)
}

function wrong(field: string, code: string, locale: Locale, most = 0): Refusal {
  const values = { most: String(most) }
  return new Refusal({ status: 400, code, values, errors: { [field]: sentence(code, locale, values) ?? '' } })
}

function check({ days, point, exp }: SignRewardBody, locale: Locale): void {
  if (days < 1 || days > mostDays) throw wrong('days', 'SIGN_REWARD_DAYS', locale, mostDays)
  for (const [field, value] of Object.entries({ point, exp }))
    if (value < 0 || value > mostGiven) throw wrong(field, 'SIGN_REWARD_FIGURE', locale, mostGiven)
  if (point === 0 && exp === 0) throw wrong('point', 'SIGN_REWARD_NOTHING', locale)
}

/** `id` 0 is a new one. Refused with SIGN_REWARD_DAYS, _FIGURE, _NOTHING, _TWICE, with 100026, and with 409 for an older version. */
export async function save(db: Db, user: User, id: number, body: SignRewardBody, locale: Locale): Promise<void> {
  const { type, days, point, exp, version } = body
  if (id) {
    await read(db, id)
    await revise(db, user, thing(id), { version, now: () => read(db, id) })
  }
  check(body, locale)
  // two who add the same days at once see each other
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('sign_rewards', 0))`)
  if (await row(db, sql`select 1 from sign_rewards where type = ${type} and days = ${days} and id <> ${id}`))
    throw wrong('days', 'SIGN_REWARD_TWICE', locale)
  await db.execute(
    id
      ? sql`update sign_rewards set type = ${type}, days = ${days}, point = ${point}, exp = ${exp} where id = ${id}`
      : sql`insert into sign_rewards (type, days, point, exp) values (${type}, ${days}, ${point}, ${exp})`,
  )
}

/** The shop removes what is not there without a word. */
export async function remove(db: Db, id: number): Promise<void> {
  await db.execute(sql`delete from sign_rewards where id = ${id}`)
}
