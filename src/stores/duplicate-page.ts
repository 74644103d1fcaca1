import { duplicatePage as duplicateAtServer } from '#src/api/page-versions.ts'
import { readPage, savePage, type PageRow, type StoredPage } from '#src/api/pages.ts'
import { freshId } from '#src/lib/random-id.ts'
import type { Connection } from './connection.ts'

type Holder = Record<string, unknown>

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Characters of a template's name in the shop (designer contract 1.2). */
const longest = 15

/** Lists that the server fills in when a page is read; a new page would keep them (designer contract 1.2). */
const filledIn: Record<string, readonly string[]> = {
  goodList: ['selectConfig', 'goodsList'],
  articleList: ['selectList'],
  promotionList: ['productList'],
}

function withoutRows(entry: Holder): Holder {
  const fields = (filledIn[String(entry['name'])] ?? []).filter((field) => isHolder(entry[field]))
  const bare = fields.map((field) => {
    const { list: _, ...rest } = entry[field] as Holder
    return [field, rest]
  })
  return { ...entry, ...Object.fromEntries(bare) }
}

const valueOf = (page: StoredPage): Holder => {
  const stored: unknown = typeof page.value === 'string' ? JSON.parse(page.value) : page.value
  const entries = isHolder(stored) ? Object.entries(stored) : []
  return Object.fromEntries(entries.map(([key, entry]) => [key, isHolder(entry) ? withoutRows(entry) : entry]))
}

async function duplicateHere(connection: Connection, row: Pick<PageRow, 'id' | 'name'>, name: string): Promise<string> {
  const { info } = await connection.send(readPage, { params: { id: row.id } })
  const { title, is_show, is_bg_color, color_picker, is_bg_pic, bg_pic, bg_tab_val } = info
  const body = { title, is_show, is_bg_color, color_picker, is_bg_pic, bg_pic, bg_tab_val, name, type: 2, value: valueOf(info) }
  return (await connection.answer(savePage, { params: { id: 0 }, body })).message
}

/** The name of a copy, no longer than the shop takes. */
export const copyName = (name: string, nameOf: (name: string) => string): string =>
  nameOf(name.slice(0, Math.max(1, longest - nameOf('').length)))

/** Copies a page under another name; answers the server's sentence. A shop server copies nothing itself, so it is saved anew. */
export async function duplicatePage(
  connection: Connection,
  row: Pick<PageRow, 'id' | 'name'>,
  nameOf: (name: string) => string,
): Promise<string> {
  const name = copyName(row.name, nameOf)
  if (!connection.capabilities.features.pageDuplicates) return duplicateHere(connection, row, name)
  const body = { name, client_save_id: freshId() }
  return (await connection.answer(duplicateAtServer, { params: { id: row.id }, body })).message
}
