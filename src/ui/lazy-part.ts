import { type ComponentType, useEffect, useRef, useState } from 'react'
import { $common } from '#src/text/common-words.ts'
import { bringChunk } from './chunk-error.ts'
import { useNotify } from './toast/notify.ts'
import { $text } from './ui.text.ts'

/** A heavy half of a widget, loaded when it is first needed. */
export interface LazyPart<P> {
  load(): Promise<ComponentType<P>>
  loaded(): ComponentType<P> | undefined
}

/** Declares a lazily loaded component. A failed download is tried again, at once and at the next need; `load` throws a ChunkError. */
export function lazyPart<P>(bring: () => Promise<ComponentType<P>>): LazyPart<P> {
  let part: ComponentType<P> | undefined
  let pending: Promise<ComponentType<P>> | undefined
  return {
    loaded: () => part,
    load() {
      pending ??= bringChunk(bring).then(
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
 * The component once it is there; downloading starts when `isWanted` turns true. A failure is told in a toast:
 * with `giveUp`, which takes the wish back, the next press is another try; without, the toast offers one.
 */
export function useLazyPart<P>(part: LazyPart<P>, isWanted: boolean, giveUp?: () => void): ComponentType<P> | undefined {
  const [found, setFound] = useState(() => part.loaded())
  const [round, setRound] = useState(0)
  const notify = useNotify()
  const failed = useRef(giveUp)
  failed.current = giveUp
  useEffect(() => {
    if (!isWanted || found) return
    let isCurrent = true
    part.load().then(
      (component) => isCurrent && setFound(() => component),
      () => {
        const again = { label: $common.get().retry, run: () => setRound((before) => before + 1) }
        notify.error($text.get().notLoaded, failed.current ? undefined : again)
        failed.current?.()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [part, isWanted, found, notify, round])
  return found
}

/** Downloads ahead of need once the page has been quiet for a while; how it ends is of no matter. */
export function usePrefetch(part: LazyPart<never>): void {
  useEffect(() => {
    const timer = setTimeout(() => void part.load().catch(() => undefined), 4000)
    return () => clearTimeout(timer)
  }, [part])
}
