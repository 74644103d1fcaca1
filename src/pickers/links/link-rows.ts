import { listArticles } from '#src/api/articles.ts'
import type { Endpoint, Id, List, Paging } from '#src/api/endpoint.ts'
import { listAdvances, listBargains, listCombinations, listIntegralGoods, listSeckills } from '#src/api/marketing.ts'
import { listProducts } from '#src/api/products.ts'
import type { Connection } from '#src/stores/connection.ts'
import { linkTo, type TargetType } from './link-format.ts'

/** A row of a paged list as the picker shows it. */
export interface LinkRow {
  readonly id: Id
  readonly name: string
  readonly picture: string
  readonly link: string
  /** The shop's own word for where an activity stands, such as 进行中. */
  readonly state: string
}

export interface RowQuery {
  readonly page: number
  readonly words: string
  readonly category: Id | null
}

export interface RowPage {
  readonly rows: readonly LinkRow[]
  readonly count: number
}

/** Kinds of links whose rows come in pages. */
export type PagedType = Exclude<TargetType, 'special' | 'product_category'>

type RowCall = Endpoint<{ query: Paging & Record<string, unknown> }, List<Record<string, unknown>>>

interface Source {
  readonly call: RowCall
  /** The parameter that searches. */
  readonly words: 'store_name' | 'title'
}

// rows of all kinds are read alike, and with care: a plain shop's may lack what ours have
const source = (call: object, words: Source['words'] = 'store_name'): Source => ({ call: call as RowCall, words })

const sources: Record<PagedType, Source> = {
  product: source(listProducts),
  seckill: source(listSeckills),
  bargain: source(listBargains),
  combination: source(listCombinations),
  advance: source(listAdvances),
  integral: source(listIntegralGoods),
  news: source(listArticles, 'title'),
}

export const isPaged = (type: string): type is PagedType => Object.hasOwn(sources, type)

export const rowsPerPage = 10

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** The first picture: articles hold a list of them, some stored as text. */
const pictureOf = (row: Record<string, unknown>): string => {
  const found = row['image'] ?? row['image_input']
  return text(Array.isArray(found) ? found[0] : found)
}

function rowOf(type: PagedType, row: Record<string, unknown>): LinkRow {
  const id = row['id'] as Id
  const name = text(type === 'product' ? row['store_name'] : row['title'])
  return { id, name, picture: pictureOf(row), link: linkTo({ type, id }), state: text(row['start_name']) }
}

const isRow = (row: unknown): row is Record<string, unknown> => typeof row === 'object' && row !== null && 'id' in row

/** One page of ten. @throws RequestError */
export async function readRows(connection: Connection, type: PagedType, { page, words, category }: RowQuery): Promise<RowPage> {
  const { call, words: field } = sources[type]
  const query = {
    page,
    limit: rowsPerPage,
    ...(words !== '' && { [field]: words }),
    ...(category !== null && { cate_id: category }),
  }
  const { list, count } = await connection.send(call, { query })
  return { rows: (Array.isArray(list) ? list : []).filter(isRow).map((row) => rowOf(type, row)), count: Number(count) || 0 }
}
