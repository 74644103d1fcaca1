import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { MenuEntry } from '#src/stores/session.ts'
import { $locale } from '#src/text/locale.ts'
import { useHost } from '#src/ui/host.ts'
import { partIn } from '../engine/part.ts'
import { $text as $notes } from '../status-page/status-page.text.ts'
import { pageTitle } from '../page-title.ts'
import { $loaded } from '../page-files.ts'
import { useRouter } from '../router/use-router.ts'
import { $pageTitleOf } from '../use-title.ts'

/**
 * Tells what the page that is shown is called, now and in another language; pages that the menu does not name say it when their
 * code is there. `instead`: what stands in place of a page.
 */
export function usePageTitle(entries: readonly MenuEntry[], instead?: 'forbidden' | 'missing' | 'broken'): void {
  const host = useHost()
  const { path, query } = useStore(useRouter().$location)
  const id = partIn(query)?.id
  const loaded = useStore($loaded)
  const locale = useStore($locale)
  const notes = useStore($notes)
  useEffect(() => {
    const title = instead ? notes[instead] : pageTitle(path, entries)
    $pageTitleOf(host).set(id ? `${title} ID:${id}` : title)
  }, [host, path, id, entries, loaded, locale, instead, notes])
}
