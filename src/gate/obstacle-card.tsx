import { useStore } from '@nanostores/react'
import { CircleAlert, GlobeLock, Hourglass, Unplug, UserRoundCheck } from 'lucide-react'
import { contractVersion } from '#src/api/capabilities.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { Reach } from '#src/stores/probe.ts'
import { $common } from '#src/text/common-words.ts'
import { GateCard } from './gate-card.tsx'
import type { GateView } from './gate-state.ts'
import { $text } from './obstacle.text.ts'

const icons = {
  unreachable: Unplug,
  unavailable: Hourglass,
  cors: GlobeLock,
  version: CircleAlert,
  waiting: UserRoundCheck,
}

interface ObstacleCardProps {
  view: Exclude<GateView, 'checking' | 'content' | 'signIn'>
  connection: Connection
  reach: Reach
}

/** Why the content cannot be shown; its words are needed by few and come when they are. */
export function ObstacleCard({ view, connection, reach }: ObstacleCardProps) {
  const text = useStore($text)
  const common = useStore($common)
  const retry = { label: common.retry, run: () => void connection.check(true) }
  const icon = icons[view]
  const base = connection.base || location.origin
  if (view === 'unreachable')
    return <GateCard kind={view} icon={icon} title={text.unreachableTitle} message={text.unreachable(base)} action={retry} />
  if (view === 'unavailable')
    return <GateCard kind={view} icon={icon} title={text.unavailableTitle} message={text.unavailable} action={retry} />
  if (view === 'cors')
    return (
      <GateCard
        kind={view}
        icon={icon}
        title={text.corsTitle}
        message={text.cors(base, location.origin)}
        action={retry}
        code={corsLines()}
      />
    )
  if (view === 'waiting') return <GateCard kind={view} icon={icon} title={text.waitingTitle} message={text.waiting} />
  const given = reach.state === 'version' ? reach.contract : 0
  return <GateCard kind={view} icon={icon} title={text.versionTitle} message={text.version(given, contractVersion)} action={retry} />
}

// what our calls send; a plain shop's are among them
const corsLines = () =>
  [
    `Access-Control-Allow-Origin: ${location.origin}`,
    'Access-Control-Allow-Credentials: true',
    'Access-Control-Allow-Headers: Authori-zation, Authorization, Content-Type, Cb-lang, token, Idempotency-Key',
    'Access-Control-Allow-Methods: GET, POST, PUT, DELETE, OPTIONS',
  ].join('\n')
