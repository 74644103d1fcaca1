import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { MenuEntry } from '#src/stores/session.ts'
import { $locale } from '#src/text/locale.ts'
import { useHost } from '#src/ui/host.ts'
import { pageTitle } from '../page-title.ts'
import { $loaded } from '../pages/index.ts'
import { useRouter } from '../router/use-router.ts'
import { $pageTitleOf } from '../use-title.ts'

/** Tells what the page that is shown is called, now and in another language; pages that the menu does not name say it when their code is there. */
export function usePageTitle(entries: readonly MenuEntry[]): void {
  const host = useHost()
  const { path } = useStore(useRouter().$place)
  const loaded = useStore($loaded)
  const locale = useStore($locale)
  useEffect(() => $pageTitleOf(host).set(pageTitle(path, entries)), [host, path, entries, loaded, locale])
}
