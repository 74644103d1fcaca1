import { sql } from 'drizzle-orm'
import type { FileCategory } from '#src/api/files.ts'
import { codeOf, row, rows, transaction, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { types } from './listing.ts'

type FileType = keyof typeof types

interface CategoryRow {
  id: number
  pid: number
  name: string
  enname: string
  children: number
  files?: number
}

const childCount = sql.raw('(select count(*)::int from file_categories child where child.pid = file_categories.id) as children')

/** Files of a type that lie in a category, as its list shows them. */
const fileCount = (type: FileType) =>
  sql.raw(`, (select count(*)::int from files where files.pid = file_categories.id and removed_at is null and ${types[type]}) as files`)

const shown = ({ id, pid, name, enname, files }: CategoryRow): FileCategory => ({
  ...{ id, pid, name, enname, title: name },
  ...(files !== undefined && { files }),
})

function tree(all: CategoryRow[], pid = 0): FileCategory[] {
  return all
    .filter((category) => category.pid === pid)
    .map((category) => ({ ...shown(category), expand: true, children: tree(all, category.id) }))
}

/** Categories of one level, those with children marked for loading; with `all` the whole tree; with a name wherever they are; with a type how many files of it they hold. */
export async function listCategories(
  db: Db,
  query: { name?: string | undefined; pid?: number | undefined; all?: number | undefined; type?: FileType | undefined },
): Promise<FileCategory[]> {
  const name = query.name?.trim()
  const found = await rows<CategoryRow>(
    db,
    sql`select id, pid, name, enname, ${childCount}${query.type ? fileCount(query.type) : sql``} from file_categories order by id`,
  )
  if (name) return found.filter((category) => category.name.toLowerCase().includes(name.toLowerCase())).map(shown)
  if (query.all) return tree(found)
  return found
    .filter((category) => category.pid === (query.pid ?? 0))
    .map((category) => (category.children ? { ...shown(category), children: [], loading: false } : shown(category)))
}

export interface CategoryBody {
  pid: number
  name: string
}

async function checked(db: Db, { pid, name }: CategoryBody): Promise<CategoryBody> {
  const trimmed = name.trim()
  if (!trimmed) throw new Refusal({ status: 400, code: '400100' })
  if (pid && !(await row(db, sql`select id from file_categories where id = ${pid} for update`))) throw new Refusal({ status: 400103 })
  return { pid, name: trimmed }
}

/** Two of one name below one parent are refused, also when both come at once. */
async function unlessTaken(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (codeOf(error) === '23505') throw new Refusal({ status: 400101 })
    throw error
  }
}

export const createCategory = (db: Db, body: CategoryBody): Promise<void> =>
  transaction(db, async (inner) => {
    const { pid, name } = await checked(inner, body)
    await unlessTaken(inner.execute(sql`insert into file_categories (pid, name) values (${pid}, ${name})`))
  })

export const editCategory = (db: Db, id: number, body: CategoryBody): Promise<void> =>
  transaction(db, async (inner) => {
    const before = await row<CategoryRow>(
      inner,
      sql`select id, pid, name, enname, ${childCount} from file_categories where id = ${id} for update`,
    )
    if (!before) throw new Refusal({ status: 400103 })
    if (body.pid === id) throw new Refusal({ status: 400, code: 'file_own_parent' })
    if (body.pid !== before.pid && before.children) throw new Refusal({ status: 400105 })
    const { pid, name } = await checked(inner, body)
    await unlessTaken(inner.execute(sql`update file_categories set pid = ${pid}, name = ${name} where id = ${id}`))
  })

/** Removes an empty category; its files stay, outside of any. */
export const removeCategory = (db: Db, id: number): Promise<void> =>
  transaction(db, async (inner) => {
    const found = await row<CategoryRow>(
      inner,
      sql`select id, pid, name, enname, ${childCount} from file_categories where id = ${id} for update`,
    )
    if (!found) throw new Refusal({ status: 400103 })
    if (found.children) throw new Refusal({ status: 400102 })
    await inner.execute(sql`update files set pid = 0 where pid = ${id}`)
    await inner.execute(sql`delete from file_categories where id = ${id}`)
  })
