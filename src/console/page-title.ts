import type { MenuEntry } from '#src/stores/session.ts'
import { trailOf, trailOfPage } from './menu.ts'
import { newId } from './engine/records/record-addresses.ts'
import { titleOfPage, titleOfPath } from './page-files.ts'
import { matchRoute, type Match } from './routes.ts'

/** Routes whose tab tells which one it shows (specification 2; articles as well: several are open at a time). */
const named: readonly (string | undefined)[] = [
  'crud_crud',
  'product_productAdd',
  'marketing_bargainCreate',
  'marketing_storeSeckillCreate',
  'marketing_storeIntegralCreate',
  'cms_addArticle',
]

/** A title with `ID:` and the parameter `id`, for the routes that have it so. */
export function withId(title: string, { route, params }: Match): string {
  const id = named.includes(route.name) ? params['id'] : undefined
  return id ? `${title} ID:${id}` : title
}

/**
 * What a place is called: by the menu's entry, else by what its page shows or the page itself; with its id where the route has
 * it so. Empty when nobody knows it. `entries` have the console's own places.
 */
export function pageTitle(path: string, entries: readonly MenuEntry[]): string {
  const match = matchRoute(path)
  const entry = match ? trailOfPage(entries, match.route.under ?? path).at(-1) : trailOf(entries, path).at(-1)
  const own =
    match && entry?.path !== path ? (titleOfPath(path) ?? titleOfPage(match.route.page, match.params['id'] !== undefined)) : undefined
  const title = own ?? entry?.title ?? ''
  // a record whose name nobody has read yet
  const id = match?.route.hasRecords ? match.params['id'] : undefined
  if (id && id !== newId && titleOfPath(path) === undefined) return title && `${title} ID:${id}`
  return match ? withId(title, match) : title
}
