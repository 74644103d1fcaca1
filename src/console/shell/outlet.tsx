import { useEffect } from 'react'
import { Deferred } from '#src/gate/deferred.tsx'
import { useConnection } from '#src/gate/use-connection.ts'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { Note } from '../notes/note.tsx'
import { pagePart } from '../pages/index.ts'
import { addressOf, type Place } from '../router/place.ts'
import { useRouter } from '../router/use-router.ts'
import type { PlaceView } from '../view-of-place.ts'

const nothing = {}

/** The page of a place, or the note in place of it. */
export function Outlet({ place, view, isReady }: { place: Place; view: PlaceView; isReady: boolean }) {
  const router = useRouter()
  const connection = useConnection()
  const target = isReady && view.kind === 'redirect' ? view.to : undefined
  const isOut = isReady && view.kind === 'signOut'
  useEffect(() => {
    if (target) void router.go(target, { replace: true })
  }, [router, target])
  useEffect(() => {
    if (isOut) void connection.signOut()
  }, [connection, isOut])

  if (!isReady || view.kind === 'redirect' || view.kind === 'nothing' || view.kind === 'signOut') return <Pending />
  if (view.kind === 'page')
    return <Deferred key={view.match.route.path} part={pagePart(view.match.route.page)} props={nothing} pending={<Pending />} />
  if (view.kind === 'later') return <Note kind="later" title={view.title} path={place.path} />
  return <Note kind={view.kind} path={view.kind === 'missing' ? (router.href(addressOf(place)) ?? place.path) : undefined} />
}

function Pending() {
  return (
    <div className="console-pending">
      <Skeleton width={160} height={28} />
      <Skeleton rows={6} height={32} />
    </div>
  )
}
