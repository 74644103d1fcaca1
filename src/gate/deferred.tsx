import { useStore } from '@nanostores/react'
import { CircleAlert } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { $common } from '#src/text/common-words.ts'
import { ChunkError } from '#src/ui/chunk-error.ts'
import { useHostProps } from '#src/ui/host.ts'
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
  const [state, setState] = useState(() => ({ part, Found: part.loaded(), code: '' }))
  const current = state.part === part ? state : { part, Found: part.loaded(), code: '' }
  const isWanted = !current.Found && !current.code

  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    part.load().then(
      (Found) => isCurrent && setState({ part, Found, code: '' }),
      (error: unknown) =>
        isCurrent && setState({ part, Found: undefined, code: error instanceof ChunkError ? error.code : 'ChunkLoadError' }),
    )
    return () => {
      isCurrent = false
    }
  }, [part, isWanted])

  if (current.code) return <NotLoaded code={current.code} retry={() => setState({ part, Found: undefined, code: '' })} />
  return current.Found ? <current.Found {...props} /> : pending
}

function NotLoaded({ code, retry }: { code: string; retry: () => void }) {
  const { standalone } = useHostProps<{ standalone: boolean }>()
  const text = useStore($text)
  const common = useStore($common)
  // only a page of our own is ours to load again; what is unsaved asks by itself, drafts are kept
  const reload = { label: text.reload, run: () => location.reload() }
  return (
    <GateCard
      kind="load"
      icon={CircleAlert}
      title={text.notLoadedTitle}
      message={text.notLoaded}
      incident={code}
      action={{ label: common.retry, run: retry }}
      other={standalone ? reload : undefined}
    />
  )
}
