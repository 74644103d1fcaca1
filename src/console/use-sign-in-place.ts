import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Connection } from '#src/stores/connection.ts'
import { addressOf, toPlace } from './router/place.ts'
import type { Router } from './router/router.ts'
import { signInPath } from './router/use-router.ts'

/** The place to return to; only one of ours. */
export function wayBack(query: string): string {
  const place = toPlace(new URLSearchParams(query).get('redirect') ?? '/')
  return place.path === signInPath ? '/' : addressOf(place)
}

const starts = ['/', '/index', '/home']
const signInAddress = (from: string) => (starts.includes(from) ? signInPath : `${signInPath}?redirect=${encodeURIComponent(from)}`)

/** Without a session the console stands at prefix/login with the way back, with one never (specification 4). */
export function useSignInPlace(connection: Connection, router: Router): void {
  const isSignedIn = useStore(connection.$session) !== null
  const isReady = useStore(connection.$reach).state === 'ready'
  const place = useStore(router.$place)
  useEffect(() => {
    const isThere = place.path === signInPath
    if (isSignedIn && isThere) router.redirect(place, wayBack(place.query), { force: true })
    else if (!isSignedIn && !isThere && isReady) router.redirect(place, signInAddress(addressOf(place)), { force: true })
  }, [router, place, isSignedIn, isReady])
}
