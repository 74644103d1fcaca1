import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import type { Connection } from '#src/stores/connection.ts'
import { useHost, useHostProps } from '#src/ui/host.ts'
import { $text } from './console.text.ts'
import { placeOfMenu } from './menu.ts'
import { pageTitle } from './page-title.ts'
import { $loaded } from './pages/index.ts'
import { signInPath, useRouter } from './router/use-router.ts'

/** Default of the product (specification 1). */
const defaultTitle = 'crmeb-admin'

/** The document's title belongs to the console on a page of its own only; elsewhere the host hears of it. */
export function useTitle(connection: Connection): void {
  const host = useHost()
  const { standalone } = useHostProps<{ standalone: boolean }>()
  const { path } = useStore(useRouter().$place)
  const text = useStore($text)
  const menu = useStore(connection.$menu)
  const loaded = useStore($loaded)
  const site = useStore(connection.$session)?.siteName || defaultTitle
  const title = useMemo(() => {
    const entries = (menu ?? []).map(withOwnPlaces)
    const page = path === signInPath ? text.signIn : pageTitle(path, entries)
    return page ? `${page} - ${site}` : site
    // titles of pages that the menu does not name come with their code
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [path, text, menu, site, loaded])
  useEffect(() => {
    if (standalone) document.title = title
    else host.emit('crm-title', { title })
  }, [host, standalone, title])
}

type Entry = NonNullable<ReturnType<Connection['$menu']['get']>>[number]
const withOwnPlaces = (entry: Entry): Entry => ({ ...entry, path: placeOfMenu(entry.path), children: entry.children.map(withOwnPlaces) })
