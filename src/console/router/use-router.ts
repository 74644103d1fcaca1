import { useStore } from '@nanostores/react'
import { atom, type ReadableAtom } from 'nanostores'
import type { Host } from '#src/door/host.ts'
import { useHost } from '#src/ui/host.ts'
import { useTabScope } from '../tabs/tab-scope.ts'
import type { RouteLocation } from './location.ts'
import { createRouter, type Router, type RouterMode } from './router.ts'

const modes: readonly unknown[] = ['path', 'hash', 'memory'] satisfies RouterMode[]
const routers = new WeakMap<Host, ReadableAtom<Router>>()

function open(host: Host): Router {
  const { router, routePrefix } = host.$props.get()
  return createRouter({ mode: modes.includes(router) ? (router as RouterMode) : 'memory', prefix: routePrefix })
}

/** The router of a console element; a new one when `router` or `route-prefix` change. */
export function routerOf(host: Host): ReadableAtom<Router> {
  const known = routers.get(host)
  if (known) return known
  const $router = atom(open(host))
  let before = host.$props.get()
  host.$props.listen((props) => {
    const isSame = props.router === before.router && props.routePrefix === before.routePrefix
    before = props
    if (isSame) return
    $router.get().stop()
    $router.set(open(host))
  })
  routers.set(host, $router)
  return $router
}

export const useRouter = (): Router => useStore(routerOf(useHost()))

/** Where the sign-in stands; the page that was left is kept beneath it. */
export const signInPath = '/login'

const shown = new WeakMap<Router, ReadableAtom<RouteLocation>>()

function shownOf(router: Router): ReadableAtom<RouteLocation> {
  const known = shown.get(router)
  if (known) return known
  const $shown = atom(router.$location.get())
  router.$location.listen((location) => {
    if (location.path !== signInPath) $shown.set(location)
  })
  shown.set(router, $shown)
  return $shown
}

/** The location whose page is shown: while somebody signs in, the one that was left. */
export const useShownLocation = (): RouteLocation => useStore(shownOf(useRouter()))

/** The path of the page that is shown, at this moment. */
export const shownPath = (router: Router): string => shownOf(router).get().path

/** The location of the page that asks: the one shown, and while another is looked at, the one that it had. */
export function useLocation(): RouteLocation {
  const shown = useShownLocation()
  return useTabScope()?.location ?? shown
}
