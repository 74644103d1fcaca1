import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { Host } from '#src/door/host.ts'
import { Gate } from '#src/gate/gate.tsx'
import { useConnection } from '#src/gate/use-connection.ts'
import { RequestError } from '#src/http/failure.ts'
import type { Connection } from '#src/stores/connection.ts'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { useHost } from '#src/ui/host.ts'
import { mountReact } from '#src/ui/mount.tsx'
import { teller } from '../tell-message.ts'
import { $text } from './agent.text.ts'
import { arrivalAt } from './arrival.ts'
import { WorkbenchPending } from './pending.tsx'
import { WorkbenchScreen } from './workbench-screen.tsx'
import { openWorkbench, type Workbench } from './workbench.ts'

// the element's methods outlive the workbench: another agent brings another one
const shown = new WeakMap<Host, Workbench>()

function AgentApp() {
  return (
    <Gate kind="agent" placeholder={<WorkbenchPending />}>
      <Content />
    </Gate>
  )
}

type Opening = { state: 'opening' } | { state: 'open'; workbench: Workbench } | { state: 'failed'; message: string }

function Content() {
  const text = useStore($text)
  const host = useHost()
  const connection = useConnection('agent')
  const [turn, setTurn] = useState(0)
  const opening = useWorkbench(host, connection, turn)
  if (opening.state === 'opening') return <WorkbenchPending />
  if (opening.state === 'failed')
    return (
      <div className="kefu-workbench kefu-failed">
        <ErrorCard title={text.openFailed} message={opening.message} onRetry={() => setTurn(turn + 1)} />
      </div>
    )
  return <WorkbenchScreen workbench={opening.workbench} connection={connection} />
}

function useWorkbench(host: Host, connection: Connection, turn: number): Opening {
  const [opening, setOpening] = useState<Opening>({ state: 'opening' })
  useEffect(() => {
    let isCurrent = true
    const stops: (() => void)[] = []
    setOpening({ state: 'opening' })
    openWorkbench({ connection, onMessage: teller(host, connection.base) }).then(
      (workbench) => {
        if (!isCurrent) return workbench.stop()
        shown.set(host, workbench)
        host.expose({ send: (words: string) => arrivalAt(shown.get(host)!, words) })
        stops.push(workbench.stop, follow(host, workbench), resume(connection, workbench))
        setOpening({ state: 'open', workbench })
      },
      (error: unknown) => isCurrent && setOpening({ state: 'failed', message: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      isCurrent = false
      for (const stop of stops) stop()
    }
  }, [host, connection, turn])
  return opening
}

const follow = (host: Host, workbench: Workbench) => workbench.list.$unread.listen((count) => void host.emit('crm-unread', { count }))

// a refused socket means that the session is over; signed in again, the line is taken up where it was
function resume(connection: Connection, workbench: Workbench): () => void {
  const stops = [
    workbench.client.$status.listen(({ state, sentence }) => {
      if (state !== 'refused') return
      const over = new RequestError({ kind: 'session', status: 110006, code: '110006', message: sentence })
      connection.sessionEnded('kefu', connection.tokenFor('kefu'), over)
    }),
    connection.$agent.listen((agent) => (agent ? workbench.client.start() : workbench.client.stop())),
  ]
  return () => stops.forEach((stop) => stop())
}

export default mountReact(AgentApp)
