import type { Resource } from '#src/api/resource.ts'
import { declaredPage } from '../../page-files.ts'
import { routes } from '../../routes.ts'
import type { Page } from '../page.ts'

/** Routes of the pages that may be a resource's: some share one key. */
export const routesOf = ({ keys }: Pick<Resource, 'keys'>) => routes.filter(({ auth }) => auth !== true && auth.includes(keys.page))

/** The page that declares the records of a resource, and its path. @throws where there is none, or its code cannot be loaded */
export async function pageOfRecords(resource: Pick<Resource, 'keys' | 'name'>): Promise<{ page: Page; path: string }> {
  for (const route of routesOf(resource)) {
    const page = await declaredPage(route.page)
    if (page.records === resource.name) return { page, path: route.path.replace(/\/:\w+\?$/, '') }
  }
  throw new Error(`no page has the records of "${resource.name}"`)
}
