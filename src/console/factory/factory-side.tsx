import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import { Gate } from '#src/gate/gate.tsx'
import { ConnectionContext, useConnection } from '#src/gate/use-connection.ts'
import type { RequestError } from '#src/http/failure.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Button } from '#src/ui/button/button.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { judge } from '../guard.ts'
import { StatusPage } from '../status-page/status-page.tsx'
import type { Route } from '../route.ts'
import css from './factory-side.css?inline'
import { $text } from './factory.text.ts'

addStyles(css)

export interface FactorySideProps {
  route: Route
  children: ReactNode
}

/** A page of a manufacturing side that is another server: its own sign-in, its own permissions, its own calls. */
export function FactorySide({ route, children }: FactorySideProps) {
  const factory = useStore(useConnection().$factory)
  return (
    <ConnectionContext value={factory}>
      <div className="console-factory">
        <Gate kind="factory">
          <Admitted factory={factory} route={route}>
            {children}
          </Admitted>
        </Gate>
      </div>
    </ConnectionContext>
  )
}

function Admitted({ factory, route, children }: FactorySideProps & { factory: Connection }) {
  const text = useStore($text)
  const access = useStore(factory.$session)?.access ?? null
  const [error, setError] = useState<RequestError>()
  const [round, setRound] = useState(0)
  const isAsked = access === null
  useEffect(() => {
    if (!isAsked) return
    setError(undefined)
    factory.readMenu().catch((failure: RequestError) => {
      failure.shown = true
      setError(failure)
    })
  }, [factory, isAsked, round])
  if (!factory.capabilities.features.factory) return <StatusPage kind="missing" />
  if (error && isAsked) return <ErrorCard title={text.notRead} message={error.message} onRetry={() => setRound(round + 1)} />
  if (isAsked) return null
  if (judge(route, access) !== 'show') return <StatusPage kind="forbidden" />
  return (
    <>
      <Who factory={factory} />
      {children}
    </>
  )
}

// it is another sign-in than the console's
function Who({ factory }: { factory: Connection }) {
  const text = useStore($text)
  const session = useStore(factory.$session)
  const site = new URL(factory.base, location.href).host
  return (
    <p className="console-factory-who">
      <span>{text.signedIn(session?.user?.name ?? '', session?.siteName ? `${session.siteName} (${site})` : site)}</span>
      {!session?.given && (
        <Button size="compact" variant="quiet" onClick={() => void factory.signOut()}>
          {text.signOut}
        </Button>
      )}
    </p>
  )
}
