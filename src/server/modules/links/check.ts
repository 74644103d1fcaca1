import { sql } from 'drizzle-orm'
import type { LinkAnswer, LinkCheck, LinkQuestion, LinkTarget } from '#src/api/links.ts'
import type { Id } from '#src/api/endpoint.ts'
import { rows, type Db } from '../../db.ts'
import { isFixed } from './links.ts'
import { readLink, rowId, type Destination } from './read-link.ts'
import { drawVerdicts, verdictsOf, type Verdict } from './verdicts.ts'

const kinds = {
  products: 'product',
  product_categories: 'product_category',
  articles: 'article',
  article_categories: 'article_category',
} as const

type Verdicts = Map<LinkTarget, Map<number, Verdict>>

/** Pages without a row: those that the shop lists, and those that it shows to nobody now. */
interface Paths {
  listed: ReadonlySet<string>
  closed: ReadonlySet<string>
}

const noPaths: Paths = { listed: new Set(), closed: new Set() }
// open where goods can be picked up (designer contract 4.1)
const nearbyStores = '/pages/storeList/index'

const destination = (kind: LinkTarget, given: Id): Destination => {
  const id = rowId(given)
  return id === undefined ? { kind } : { kind, id }
}

/** Answers for a whole page with one query a kind. */
export async function checkAll(db: Db, question: LinkQuestion): Promise<LinkAnswer> {
  const links = {
    links: (question.links ?? []).map(readLink),
    ...(Object.fromEntries(
      Object.entries(kinds).map(([list, kind]) => [list, (question[list as keyof typeof kinds] ?? []).map((id) => destination(kind, id))]),
    ) as Record<keyof typeof kinds, Destination[]>),
  }
  const all = Object.values(links).flat()
  const [verdicts, paths] = await Promise.all([verdictsFor(db, all), all.some(({ path }) => path) ? fixedPaths(db) : noPaths])
  const answers = Object.entries(links).map(([list, destinations]) => [list, destinations.map((one) => judge(one, verdicts, paths))])
  return Object.fromEntries(answers) as LinkAnswer
}

async function verdictsFor(db: Db, all: readonly Destination[]): Promise<Verdicts> {
  const ids = new Map<LinkTarget, Set<number>>()
  for (const { kind, id } of all) if (id !== undefined) ids.set(kind, (ids.get(kind) ?? new Set()).add(id))
  const found = await Promise.all(
    [...ids].map(async ([kind, some]): Promise<[LinkTarget, Map<number, Verdict>]> => [
      kind,
      kind === 'lottery' ? await drawVerdicts(db) : await verdictsOf(db, kind, [...some]),
    ]),
  )
  return new Map(found)
}

async function fixedPaths(db: Db): Promise<Paths> {
  const [found, pickUp] = await Promise.all([
    rows<{ path: string }>(db, sql`select distinct split_part(url, '?', 1) as path from page_links where ${isFixed}`),
    rows(db, sql`select 1 from storefront_settings where key = 'store_status' and status = 1`),
  ])
  return { listed: new Set(found.map(({ path }) => path)), closed: new Set(pickUp.length > 0 ? [] : [nearbyStores]) }
}

function judge({ kind, id, path }: Destination, verdicts: Verdicts, { listed, closed }: Paths): LinkCheck {
  if (path !== undefined && closed.has(path)) return { verdict: 'hidden', kind }
  // a path that is not in the list may be one of a plug-in: nobody can tell
  if (kind === 'fixed') return { verdict: path !== undefined && isListed(path, listed) ? 'ok' : 'unknown', kind }
  if (kind === 'web' || kind === 'mini_program' || kind === 'other') return { verdict: 'unknown', kind }
  const found = id === undefined ? undefined : (verdicts.get(kind)?.get(id) ?? reviewDraw(kind, id, verdicts))
  return found ? { ...found, kind } : { verdict: 'missing', kind }
}

const isListed = (path: string, paths: ReadonlySet<string>) => paths.has(path) || paths.has(path.replace(/\/$/, '')) || tabs.has(path)

// the storefront's own tabs, whatever became of their links
const tabs = new Set(['/pages/index/index', '/pages/goods_cate/goods_cate', '/pages/order_addcart/order_addcart', '/pages/user/index'])

/** The shipped link says 5 for reviewed orders where the administration stores 4 (marketing contract, enumerations). */
const reviewDraw = (kind: LinkTarget, id: number, verdicts: Verdicts) =>
  kind === 'lottery' && id === 5 ? verdicts.get(kind)?.get(4) : undefined
