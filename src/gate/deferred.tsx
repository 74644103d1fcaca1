import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import { $common } from '#src/text/common-words.ts'
import type { LazyPart } from '#src/ui/lazy-part.ts'
import { GateCard } from './gate-card.tsx'
import { $text } from './gate.text.ts'

interface DeferredProps<P> {
  part: LazyPart<P>
  props: P
  /** Shown while the code is on its way. */
  pending: ReactNode
}

/** A part of a screen whose code is loaded now; a card with "try again" when it did not arrive. */
export function Deferred<P extends object>({ part, props, pending }: DeferredProps<P>) {
  const [state, setState] = useState(() => ({ part, Found: part.loaded(), isFailed: false }))
  const current = state.part === part ? state : { part, Found: part.loaded(), isFailed: false }
  const isWanted = !current.Found && !current.isFailed

  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    part.load().then(
      (Found) => isCurrent && setState({ part, Found, isFailed: false }),
      () => isCurrent && setState({ part, Found: undefined, isFailed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [part, isWanted])

  if (current.isFailed) return <NotLoaded retry={() => setState({ part, Found: undefined, isFailed: false })} />
  return current.Found ? <current.Found {...props} /> : pending
}

function NotLoaded({ retry }: { retry: () => void }) {
  const text = useStore($text)
  const common = useStore($common)
  return <GateCard kind="load" title={text.notLoadedTitle} message={text.notLoaded} action={{ label: common.retry, run: retry }} />
}
