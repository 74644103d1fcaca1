import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Connection } from '#src/stores/connection.ts'
import { addressOf, toLocation } from './router/location.ts'
import type { Router } from './router/router.ts'
import { signInPath } from './router/use-router.ts'

/** The place to return to; only one of ours. */
export function wayBack(query: string): string {
  const location = toLocation(new URLSearchParams(query).get('redirect') ?? '/')
  return location.path === signInPath ? '/' : addressOf(location)
}

const starts = ['/', '/index', '/home']
const signInAddress = (from: string) => (starts.includes(from) ? signInPath : `${signInPath}?redirect=${encodeURIComponent(from)}`)

/** Without a session the console stands at prefix/login with the way back, with one never (specification 4). */
export function useSignInLocation(connection: Connection, router: Router): void {
  const isSignedIn = useStore(connection.$session) !== null
  const isReady = useStore(connection.$reach).state === 'ready'
  const location = useStore(router.$location)
  useEffect(() => {
    const isThere = location.path === signInPath
    if (isSignedIn && isThere) router.redirect(location, wayBack(location.query), { force: true })
    else if (!isSignedIn && !isThere && isReady) router.redirect(location, signInAddress(addressOf(location)), { force: true })
  }, [router, location, isSignedIn, isReady])
}
