import { sql } from 'drizzle-orm'
import type { UserSaveInfo } from '#src/api/shop-users.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import { row, rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { Refusal } from '../../refusal.ts'
import { absolute } from '../../shop/address.ts'
import { maskedPerson, noteLook } from '../../shop/personal.ts'
import { labelsOf } from '../../shop/users/labels.ts'
import { formOf, rulesIn, type Option } from './form-rules.ts'
import { isMember, plain, say, unused } from './user-columns.ts'
import type { Reader } from './user-list.ts'

/** A user as a form begins with them; the personal fields in clear for who may see them. */
export interface Editable {
  uid: number
  real_name: string
  phone: string
  birthday: string
  card_id: string
  addres: string
  mark: string
  version: number
  level: number
  group_id: number
  label_id: number[]
  spread_open: number
  is_promoter: number
  status: number
  [more: string]: unknown
}

/** Who opens the form of a user, and whose look at the personal data is noted. */
export type Editor = Reader & { id: number }

/** Users there are, as they are changed. Refused with 100026. */
export async function readEditable(db: Db, uid: number, { seesPersonal, origin, id }: Editor): Promise<Editable> {
  const found = await row<Editable & { avatar: string }>(
    db,
    sql`select ${plain}, coalesce(to_char(u.birthday, 'YYYY-MM-DD'), '') as birthday, coalesce(u.level_id, 0)::int as level,
      coalesce(u.group_id, 0)::int as group_id, u.status, u.version, u.user_type, u.pay_count, ${isMember}::int as "isMember",
      coalesce((select json_agg(x.label_id order by x.label_id) from shop_user_labels x where x.uid = u.uid), '[]'::json) as label_id
      from shop_users u where u.uid = ${uid}`,
  )
  if (!found) throw new Refusal({ status: 100026 })
  const shown = { ...found, avatar: absolute(found.avatar, origin) }
  if (!seesPersonal) return { ...shown, ...maskedPerson(found) }
  if (found.phone || found.card_id || found.addres) await noteLook(db, uid, id)
  return shown
}

export const levelOptions = (db: Db): Promise<Option[]> =>
  rows(db, sql`select id::int as value, name as label from user_levels where is_del = 0 and is_show = 1 order by grade`)
export const groupOptions = (db: Db): Promise<Option[]> =>
  rows(db, sql`select id::int as value, group_name as label from user_groups order by id`)
export const labelOptions = (db: Db): Promise<Option[]> =>
  rows(db, sql`select id::int as value, label_name as label from user_labels order by id`)

/** The form of a new user, or of one there is. */
export async function userForm(db: Db, locale: Locale, edited?: Editable): Promise<ServerForm> {
  const [levels, groups, labels] = [await levelOptions(db), await groupOptions(db), await labelOptions(db)]
  const name = (key: string) => say(key, locale)
  const { hidden, input, day, select, radio } = rulesIn(locale, name)
  const secret = edited ? { type: 'password', placeholder: name('pwd.keep') } : { type: 'password' }
  const again = edited ? secret : { ...secret, placeholder: name('true_pwd.again') }
  const begun = edited ?? { real_name: '', phone: '', birthday: '', card_id: '', addres: '', mark: '', label_id: '' }
  const open = [
    [1, 'on'],
    [0, 'off'],
  ] as const
  const named = (yes: string, no: string): [number, string][] => [
    [open[0][0], yes],
    [open[1][0], no],
  ]
  const rules = [
    ...(edited ? [input('uid', String(edited.uid), { disabled: true })] : []),
    input('real_name', begun.real_name, edited ? { maxlength: 50 } : {}),
    input('phone', begun.phone, {}, edited ? undefined : 'missing'),
    day('birthday', begun.birthday),
    input('card_id', begun.card_id),
    input('addres', begun.addres),
    input('mark', begun.mark, { type: 'textarea' }),
    input('pwd', '', secret),
    input('true_pwd', '', again),
    select('level', edited?.level || '', levels),
    select('group_id', edited?.group_id || '', groups),
    select('label_id', begun.label_id, labels, true),
    radio('spread_open', edited?.spread_open ?? 1, named('enabled', 'disabled'), name('spread_open.info')),
    radio('is_promoter', edited?.is_promoter ?? 0, named('open', 'closed'), name('is_promoter.info')),
    radio('status', edited?.status ?? 1, named('open', 'locked')),
    ...(edited ? [hidden('version', edited.version)] : []),
  ]
  return formOf(name(edited ? 'edit' : 'add'), edited ? 'PUT' : 'POST', edited ? `/user/user/${edited.uid}.html` : '/user/user', rules)
}

/** Everything that a form of a user is made of. */
export async function saveInfo(db: Db, uid: number, editor: Editor): Promise<UserSaveInfo> {
  const user = uid ? await readEditable(db, uid, editor) : undefined
  const labels = await labelOptions(db)
  const own = new Set(user?.label_id ?? [])
  return {
    userInfo: user
      ? {
          ...{ ...unused, ...user },
          label_id: labels.filter(({ value }) => own.has(Number(value))).map(({ value, label }) => ({ id: value, label_name: label })),
        }
      : {},
    levelInfo: (await levelOptions(db)).map(({ value, label }) => ({ id: value, name: label })),
    groupInfo: (await groupOptions(db)).map(({ value, label }) => ({ id: value, group_name: label })),
    labelInfo: await labelsOf(db, uid),
  }
}
