import { sql } from 'drizzle-orm'
import type { Id } from '#src/api/endpoint.ts'
import type { LabelBranch, LabelsOfCategory } from '#src/api/shop-users.ts'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { changedByStaff } from './changed.ts'

const array = (ids: readonly (Id | number)[]) => `{${ids.map(Number).join(',')}}`

/** Uids of a text joined by commas, or of a list. Refused with 100100 where there is none. */
export function uidsOf(sent: unknown): number[] {
  const all = (Array.isArray(sent) ? sent : String(sent ?? '').split(',')).map(Number)
  const uids = [...new Set(all)].filter((uid) => Number.isSafeInteger(uid) && uid > 0)
  if (!uids.length || uids.length > 1_000) throw new Refusal({ status: 400, code: '100100' })
  return uids
}

/** Users who are to be changed, held until that is done. Refused with 400214 where one is not there. */
async function held(db: Db, uids: readonly number[]): Promise<void> {
  const found = await rows(db, sql`select uid from shop_users where uid = any (${array(uids)}::bigint[]) order by uid for update`)
  if (found.length < uids.length) throw new Refusal({ status: 400214 })
}

async function known(db: Db, ids: readonly Id[]): Promise<void> {
  const unique = [...new Set(ids.map(Number))]
  const found = await rows(db, sql`select id from user_labels where id = any (${array(unique)}::bigint[]) for key share`)
  if (found.length < unique.length) throw new Refusal({ status: 400698, errors: { label_id: '400698' } })
}

const add = (db: Db, uids: readonly number[], ids: readonly Id[]) =>
  db.execute(sql`insert into shop_user_labels (uid, label_id)
    select u, l from unnest(${array(uids)}::bigint[]) u, unnest(${array(ids)}::bigint[]) l on conflict do nothing`)

const noteChange = (db: Db, uids: readonly number[]) =>
  db.execute(sql`update shop_users set ${changedByStaff} where uid = any (${array(uids)}::bigint[])`)

/** Puts labels in the place of those that users have. Refused with 400698 for one that is not there. */
export async function setLabels(db: Db, uids: readonly number[], ids: readonly Id[]): Promise<void> {
  await known(db, ids)
  await db.execute(
    sql`delete from shop_user_labels where uid = any (${array(uids)}::bigint[]) and not label_id = any (${array(ids)}::bigint[])`,
  )
  await add(db, uids, ids)
}

/** The same for several users at once. Refused with 400317 without a label. */
export async function saveLabels(db: Db, uids: readonly number[], ids: readonly Id[]): Promise<void> {
  if (!ids.length) throw new Refusal({ status: 400, code: '400317', errors: { label_id: '400317' } })
  await held(db, uids)
  await setLabels(db, uids, ids)
  await noteChange(db, uids)
}

/** Gives several users labels beside those that they have. Refused with 400214, 400698. */
export async function addLabels(db: Db, uids: readonly number[], ids: readonly Id[]): Promise<void> {
  await held(db, uids)
  await known(db, ids)
  await add(db, uids, ids)
  await noteChange(db, uids)
}

/** Gives one user labels and takes others away. Refused with 400214, 400698. */
export async function changeLabels(db: Db, uid: number, more: readonly Id[], less: readonly Id[]): Promise<void> {
  await held(db, [uid])
  await known(db, more)
  await db.execute(sql`delete from shop_user_labels where uid = ${uid} and label_id = any (${array(less)}::bigint[])`)
  await add(db, [uid], more)
  await noteChange(db, [uid])
}

/** Puts users into a group. Refused with 400316, 400696, 400214. */
export async function saveGroup(db: Db, uids: readonly number[], group: number): Promise<void> {
  if (!group) throw new Refusal({ status: 400, code: '400316', errors: { group_id: '400316' } })
  if (!(await row(db, sql`select 1 from user_groups where id = ${group} for key share`)))
    throw new Refusal({ status: 400696, errors: { group_id: '400696' } })
  await held(db, uids)
  await db.execute(sql`update shop_users set group_id = ${group}, ${changedByStaff}
    where uid = any (${array(uids)}::bigint[]) and group_id is distinct from ${group}`)
}

/** What one user has, to begin a form with; nothing of several. */
export const begunWith = async (db: Db, uids: readonly number[]): Promise<{ group: number; labels: number[] }> => {
  if (uids.length !== 1) return { group: 0, labels: [] }
  const found = await row<{ group: number; labels: number[] }>(
    db,
    sql`select coalesce(group_id, 0)::int as group,
      coalesce((select json_agg(label_id order by label_id) from shop_user_labels x where x.uid = u.uid), '[]'::json) as labels
      from shop_users u where uid = ${uids[0]}`,
  )
  if (!found) throw new Refusal({ status: 400214 })
  return found
}

/** All labels below their categories, for pickers. */
export async function labelTree(db: Db): Promise<LabelBranch[]> {
  const categories = await rows<{ id: number; name: string }>(
    db,
    sql`select id::int as id, name from user_label_categories order by sort desc, id desc`,
  )
  const labels = await rows<{ id: number; label_cate: number; label_name: string }>(
    db,
    sql`select id::int as id, coalesce(label_cate, 0)::int as label_cate, label_name from user_labels order by id`,
  )
  return categories.map(({ id, name }) => ({
    ...{ id, value: id, label_cate: 0, label_name: name, label: name, store_id: 0, type: 0 },
    children: labels
      .filter(({ label_cate: category }) => category === id)
      .map((one) => ({ ...one, cate_name: name, label: one.label_name, value: one.id })),
  }))
}

/** Labels by their categories, with those that a user has. */
export async function labelsOf(db: Db, uid: number): Promise<LabelsOfCategory[]> {
  const found = await rows<LabelsOfCategory['label'][number] & { label_cate: number }>(
    db,
    sql`select n.id::int as id, coalesce(n.label_cate, 0)::int as label_cate, n.label_name,
      exists (select 1 from shop_user_labels x where x.uid = ${uid} and x.label_id = n.id) as disabled from user_labels n order by n.id`,
  )
  const categories = await rows<{ id: number; name: string; sort: number }>(
    db,
    sql`select id::int as id, name, sort from user_label_categories order by sort desc, id desc`,
  )
  return categories
    .map((one) => ({
      ...{ ...one, pid: 0, owner_id: 0, type: 0, other: null, add_time: 0 },
      label: found.filter(({ label_cate: category }) => category === one.id),
    }))
    .filter(({ label }) => label.length > 0)
}
