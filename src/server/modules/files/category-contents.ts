import { sql, type SQL } from 'drizzle-orm'
import { row, rows, transaction, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { throwAway } from './trash.ts'

/** A category and all below it, however deep; `below` in what follows. */
const below = (id: number): SQL =>
  sql`with recursive below as (select id from file_categories where id = ${id}
    union select child.id from file_categories child join below on child.pid = below.id)`

/** How many categories lie below one, and how many files in it and below that are not in the trash. */
export async function contentsOf(db: Db, id: number): Promise<{ categories: number; files: number }> {
  const found = await row<{ all: number; files: number }>(
    db,
    sql`${below(id)} select (select count(*)::int from below) as all,
      (select count(*)::int from files where removed_at is null and pid in (select id from below)) as files`,
  )
  if (!found?.all) throw new Refusal({ status: 400103 })
  return { categories: found.all - 1, files: found.files }
}

// two of one name below one parent cannot be: the one that comes is given a number
const freeName = sql`(select case when n = 1 then c.name else left(c.name, 24) || ' (' || n || ')' end
  from generate_series(1, 1000) n where not exists (select from file_categories other where other.pid = target.pid and other.id <> c.id
    and other.name = case when n = 1 then c.name else left(c.name, 24) || ' (' || n || ')' end) order by n limit 1)`

async function lift(db: Db, id: number): Promise<void> {
  const children = await rows<{ id: number }>(db, sql`select id from file_categories where pid = ${id} order by id for update`)
  for (const child of children)
    await db.execute(sql`update file_categories f set pid = target.pid, name = ${freeName}
      from file_categories c, (select pid from file_categories where id = ${id}) target where c.id = f.id and f.id = ${child.id}`)
  await db.execute(sql`update files set pid = (select pid from file_categories where id = ${id}) where pid = ${id}`)
  await db.execute(sql`delete from file_categories where id = ${id}`)
}

async function empty(db: Db, id: number, admin: number): Promise<void> {
  await throwAway(db, sql`pid in (${below(id)} select id from below)`, admin)
  await db.execute(sql`${below(id)} delete from file_categories where id in (select id from below)`)
}

/** Removes a category that holds something: what is in it goes to its parent, or into the trash with all below. */
export const removeFull = (db: Db, id: number, contents: 'lift' | 'trash', admin: number): Promise<void> =>
  transaction(db, async (inner) => {
    const found = await row(inner, sql`select id from file_categories where id = ${id} for update`)
    if (!found) throw new Refusal({ status: 400103 })
    await (contents === 'lift' ? lift(inner, id) : empty(inner, id, admin))
  })
