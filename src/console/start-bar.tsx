import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useHostProps } from '#src/ui/host.ts'
import css from './start-bar.css?inline'

addStyles(css)

/** Milliseconds that the bar stays when everything is there (specification 4). */
const stay = 1000
/** Milliseconds after which it goes in any case: what is missing by then tells for itself. */
const longest = 10_000

/** A line over a page of the console's own while it starts. Everything beneath can be used at once. */
export function StartBar({ connection }: { connection: Connection }) {
  const { standalone } = useHostProps<{ standalone: boolean }>()
  const reach = useStore(connection.$reach)
  const session = useStore(connection.$session)
  const menu = useStore(connection.$menu)
  const [isOver, setOver] = useState(false)
  const isThere = reach.state !== 'checking' && (reach.state !== 'ready' || session === null || menu !== null)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), isThere ? stay : longest)
    return () => clearTimeout(timer)
  }, [isThere])
  if (!standalone || isOver) return null
  return <div className="console-start-bar" data-there={isThere || undefined} aria-hidden />
}
