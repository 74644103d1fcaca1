import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { Reach } from '#src/stores/probe.ts'
import { $common } from '#src/text/common-words.ts'
import { $locale, languageTags } from '#src/text/locale.ts'
import { useHost, useHostProps } from '#src/ui/host.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { Cover } from './cover.tsx'
import { Deferred } from './deferred.tsx'
import type { GateKind } from './gate-kind.ts'
import { nextSeat, ownerOf, viewOf, type GateView, type Seat } from './gate-state.ts'
import css from './gate.css?inline'
import { useAuthRequest } from './use-auth-request.ts'
import { useConnection } from './use-connection.ts'
import { useFocusReturn } from './use-focus-return.ts'
import { useThemeAttribute } from './use-theme-attribute.ts'

addStyles(css)

const cards = lazyPart(async () => (await import('./obstacle-card.tsx')).ObstacleCard)
const signIn = lazyPart(async () => (await import('./sign-in/sign-in.tsx')).SignIn)

/** Brings the code of the form, so that the gate's first picture is the form itself; settles in any case. */
export const bringSignIn = (): Promise<unknown> => signIn.load().catch(() => undefined)

/**
 * Shows an element's content to who is signed in; else what is missing: the sign-in form, or a card with the
 * cause. When the session ends in the middle of work the content stays mounted beneath, so that the same
 * person returns to what was typed; another person gets it afresh. `placeholder` is shown while asking.
 */
export function Gate({ kind, children, placeholder }: { kind: GateKind; children: ReactNode; placeholder?: ReactNode }) {
  const host = useHost()
  const connection = useConnection(kind === 'agent' ? 'agent' : 'admin')
  // another server's within an element: the host hears of the element's own
  const isFurther = kind === 'factory'
  const reach = useStore(connection.$reach)
  const session = useStore(kind === 'agent' ? connection.$agent : connection.$session)
  const isTakenOver = useAuthRequest(!isFurther && reach.state === 'ready' && session === null)
  const { standalone } = useHostProps<{ standalone: boolean }>()
  const view = viewOf({ reach, isSignedIn: session !== null, isTakenOver, isOwnPage: standalone === true && !isFurther })
  const seat = useSeat(connection, view === 'content' ? ownerOf(session) : null, session?.token ?? '')
  const isShown = view === 'content'
  const locale = useStore($locale)
  const noteFocus = useFocusReturn(isShown)
  useThemeAttribute()

  useEffect(() => void connection.check(), [connection])
  const isMissing = session === null
  useEffect(() => {
    // its code is on the way while the server is asked
    if (isMissing) void bringSignIn()
  }, [isMissing])
  useEffect(() => {
    if (isShown && !isFurther) host.emit('crm-ready')
  }, [host, isShown, isFurther])
  useEffect(() => {
    // after what is on the screen
    if (isShown && session) return whenIdle(() => void connection.complete())
  }, [connection, isShown, session])

  return (
    <div className="gate" data-view={view} lang={languageTags[locale]}>
      {seat.owner !== null && seat.at === connection && (
        <div className="gate-content" inert={!isShown} aria-hidden={!isShown || undefined} onFocus={noteFocus} key={seat.number}>
          {children}
        </div>
      )}
      {!isShown && (
        <Cover isOverContent={seat.owner !== null}>
          <Obstacle view={view} kind={kind} connection={connection} reach={reach} placeholder={placeholder} isAgain={seat.owner !== null} />
        </Cover>
      )}
    </div>
  )
}

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') return (run(), () => {})
  const id = requestIdleCallback(run, { timeout: 2000 })
  return () => cancelIdleCallback(id)
}

function useSeat(connection: Connection, owner: string | null, token: string): Seat {
  const [seat, setSeat] = useState<Seat>({ at: connection, owner: null, token: '', number: 0 })
  const next = nextSeat(seat, connection, owner, token)
  if (next !== seat) setSeat(next)
  return next
}

interface ObstacleProps {
  view: GateView
  kind: GateKind
  connection: Connection
  reach: Reach
  isAgain: boolean
  placeholder?: ReactNode
}

function Obstacle({ view, kind, connection, reach, placeholder, isAgain }: ObstacleProps) {
  const pending = placeholder ?? <Pending />
  if (view === 'checking' || view === 'content') return pending
  if (view === 'signIn') return <Deferred part={signIn} props={{ kind, connection, isAgain }} pending={pending} />
  return <Deferred part={cards} props={{ view, connection, reach }} pending={pending} />
}

function Pending() {
  const common = useStore($common)
  return (
    <div className="gate-pending" role="status">
      <span className="ui-sr">{common.loading}</span>
      <i />
      <i />
      <i />
    </div>
  )
}
