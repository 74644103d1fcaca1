import { useStore } from '@nanostores/react'
import { atom, type WritableAtom } from 'nanostores'
import { useEffect } from 'react'
import type { Host } from '#src/door/host.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useHost, useHostProps } from '#src/ui/host.ts'
import { $text } from './console.text.ts'
import { signInPath, useRouter } from './router/use-router.ts'

/** Default of the product (specification 1). */
const defaultTitle = 'crmeb-admin'

const titles = new WeakMap<Host, WritableAtom<string>>()

/** What the page that is shown is called; told by the shell, which knows pages and menu. */
export function $pageTitleOf(host: Host): WritableAtom<string> {
  const known = titles.get(host)
  if (known) return known
  const $title = atom('')
  titles.set(host, $title)
  return $title
}

/** The document's title belongs to the console on a page of its own only; elsewhere the host hears of it. */
export function useTitle(connection: Connection): void {
  const host = useHost()
  const { standalone } = useHostProps<{ standalone: boolean }>()
  const { path } = useStore(useRouter().$location)
  const text = useStore($text)
  const site = useStore(connection.$session)?.siteName || defaultTitle
  const shown = useStore($pageTitleOf(host))
  const page = path === signInPath ? text.signIn : shown
  const title = page ? `${page} - ${site}` : site
  useEffect(() => {
    if (standalone) document.title = title
    else host.emit('crm-title', { title })
  }, [host, standalone, title])
}
