import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { MenuEntry } from '#src/stores/session.ts'
import { $locale } from '#src/text/locale.ts'
import { useHost } from '#src/ui/host.ts'
import { partIn } from '../engine/part.ts'
import { pageTitle } from '../page-title.ts'
import { $loaded } from '../pages/index.ts'
import { useRouter } from '../router/use-router.ts'
import { $pageTitleOf } from '../use-title.ts'

/** Tells what the page that is shown is called, now and in another language; pages that the menu does not name say it when their code is there. */
export function usePageTitle(entries: readonly MenuEntry[]): void {
  const host = useHost()
  const { path, query } = useStore(useRouter().$place)
  const id = partIn(query)?.id
  const loaded = useStore($loaded)
  const locale = useStore($locale)
  useEffect(() => {
    const title = pageTitle(path, entries)
    $pageTitleOf(host).set(id ? `${title} ID:${id}` : title)
  }, [host, path, id, entries, loaded, locale])
}
