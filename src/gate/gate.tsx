import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import { contractVersion } from '#src/api/capabilities.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { Reach } from '#src/stores/probe.ts'
import { $common } from '#src/text/common-words.ts'
import { $locale, languageTags } from '#src/text/locale.ts'
import { useHost, useHostProps } from '#src/ui/host.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { Cover } from './cover.tsx'
import { Deferred } from './deferred.tsx'
import { GateCard } from './gate-card.tsx'
import type { GateKind } from './gate-kind.ts'
import { ownerOf, viewOf, type GateView } from './gate-state.ts'
import { $text } from './gate.text.ts'
import css from './gate.css?inline'
import { useAuthRequest } from './use-auth-request.ts'
import { useConnection } from './use-connection.ts'
import { useFocusReturn } from './use-focus-return.ts'
import { useThemeAttribute } from './use-theme-attribute.ts'

addStyles(css)

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
  const reach = useStore(connection.$reach)
  const session = useStore(kind === 'agent' ? connection.$agent : connection.$session)
  const isTakenOver = useAuthRequest(reach.state === 'ready' && session === null)
  const { standalone } = useHostProps<{ standalone: boolean }>()
  const view = viewOf({ reach, isSignedIn: session !== null, isTakenOver, isOwnPage: standalone === true })
  const seat = useSeat(view === 'content' ? ownerOf(session) : null)
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
    if (isShown) host.emit('crm-ready')
  }, [host, isShown])

  return (
    <div className="gate" data-view={view} lang={languageTags[locale]}>
      {seat.owner !== null && (
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

// a new number mounts the content afresh
function useSeat(owner: string | null) {
  const [seat, setSeat] = useState<{ owner: string | null; number: number }>({ owner, number: 0 })
  if (owner === null || owner === seat.owner) return seat
  const next = { owner, number: seat.number + 1 }
  setSeat(next)
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
  const text = useStore($text)
  const common = useStore($common)
  const retry = { label: common.retry, run: () => void connection.check(true) }
  const base = connection.base || location.origin
  if (view === 'unreachable') return <GateCard kind={view} title={text.unreachableTitle} message={text.unreachable(base)} action={retry} />
  if (view === 'unavailable') return <GateCard kind={view} title={text.unavailableTitle} message={text.unavailable} action={retry} />
  if (view === 'cors') return <GateCard kind={view} title={text.corsTitle} message={text.cors(base)} action={retry} code={corsLines()} />
  if (view === 'waiting') return <GateCard kind={view} title={text.waitingTitle} message={text.waiting} />
  if (view === 'version' && reach.state === 'version') {
    return <GateCard kind={view} title={text.versionTitle} message={text.version(reach.contract, contractVersion)} action={retry} />
  }
  if (view !== 'signIn') return placeholder ?? <Pending />
  return <Deferred part={signIn} props={{ kind, connection, isAgain }} pending={placeholder ?? <Pending />} />
}

const corsLines = () =>
  [
    `Access-Control-Allow-Origin: ${location.origin}`,
    'Access-Control-Allow-Credentials: true',
    'Access-Control-Allow-Headers: Authori-zation, Authorization, Content-Type, Cb-lang',
    'Access-Control-Allow-Methods: GET, POST, PUT, DELETE, OPTIONS',
  ].join('\n')

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
