import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useNotify } from './toast/notify.ts'
import { $text } from './ui.text.ts'

/** A heavy half of a widget, loaded when it is first needed. */
export interface LazyPart<P> {
  load(): Promise<ComponentType<P>>
  loaded(): ComponentType<P> | undefined
}

/** Declares a lazily loaded component. A failed download is tried again at the next need. */
export function lazyPart<P>(bring: () => Promise<ComponentType<P>>): LazyPart<P> {
  let part: ComponentType<P> | undefined
  let pending: Promise<ComponentType<P>> | undefined
  return {
    loaded: () => part,
    load() {
      pending ??= bring().then(
        (found) => (part = found),
        (error: unknown) => {
          pending = undefined
          throw error
        },
      )
      return pending
    },
  }
}

/**
 * The component once it is there; downloading starts when `isWanted` turns true. A failure is told in a toast,
 * then `giveUp` takes the wish back, so that the next press is another try.
 */
export function useLazyPart<P>(part: LazyPart<P>, isWanted: boolean, giveUp: () => void): ComponentType<P> | undefined {
  const [found, setFound] = useState(() => part.loaded())
  const notify = useNotify()
  const failed = useRef(giveUp)
  failed.current = giveUp
  useEffect(() => {
    if (!isWanted || found) return
    let isCurrent = true
    part.load().then(
      (component) => isCurrent && setFound(() => component),
      () => {
        notify.error($text.get().notLoaded)
        failed.current()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [part, isWanted, found, notify])
  return found
}

/** Downloads ahead of need once the page has been quiet for a while; how it ends is of no matter. */
export function usePrefetch(part: LazyPart<never>): void {
  useEffect(() => {
    const timer = setTimeout(() => void part.load().catch(() => undefined), 4000)
    return () => clearTimeout(timer)
  }, [part])
}
