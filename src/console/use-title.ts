import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Connection } from '#src/stores/connection.ts'
import { useHostProps } from '#src/ui/host.ts'
import { $text } from './console.text.ts'
import { placeOfMenu, trailOf } from './menu.ts'
import { signInPath, useRouter } from './router/use-router.ts'
import { matchRoute } from './routes.ts'

/** Default of the product (specification 1). */
const defaultTitle = 'crmeb-admin'

/** The document's title belongs to the console on a page of its own only. */
export function useTitle(connection: Connection): void {
  const { standalone } = useHostProps<{ standalone: boolean }>()
  const { path } = useStore(useRouter().$place)
  const text = useStore($text)
  const menu = useStore(connection.$menu)
  const site = useStore(connection.$session)?.siteName || defaultTitle
  useEffect(() => {
    if (!standalone) return
    const entries = (menu ?? []).map(withOwnPlaces)
    const page = path === signInPath ? text.signIn : trailOf(entries, matchRoute(path)?.route.under ?? path).at(-1)?.title
    document.title = page ? `${page} - ${site}` : site
  }, [standalone, path, text, menu, site])
}

type Entry = NonNullable<ReturnType<Connection['$menu']['get']>>[number]
const withOwnPlaces = (entry: Entry): Entry => ({ ...entry, path: placeOfMenu(entry.path), children: entry.children.map(withOwnPlaces) })
