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
import { notifyOf } from '#src/ui/toast/notify.ts'
import { teller } from '../tell-message.ts'
import type { Message } from '../wire/message.ts'
import { $text } from './agent.text.ts'
import { arrivalAt } from './arrival.ts'
import { called } from './list/guest-name.ts'
import { followNotices, tellHidden } from './notices/follow-notices.ts'
import { createNotices, type Notices } from './notices/notices.ts'
import { WorkbenchPending } from './list/pending.tsx'
import type { Transfer } from './receive.ts'
import { takeNamedVisitor, takeScannedKey } from './scan/scanned-key.ts'
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

type Opening = { state: 'opening' } | { state: 'open'; workbench: Workbench; notices: Notices } | { state: 'failed'; message: string }

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
  return <WorkbenchScreen workbench={opening.workbench} notices={opening.notices} connection={connection} />
}

function useWorkbench(host: Host, connection: Connection, turn: number): Opening {
  const [opening, setOpening] = useState<Opening>({ state: 'opening' })
  useEffect(() => {
    let isCurrent = true
    const stops: (() => void)[] = []
    setOpening({ state: 'opening' })
    const tell = teller(host, connection.base)
    const notices = createNotices(host.$props.get()['standalone'] === true)
    const onMessage = (message: Message, isMine: boolean) => {
      tell(message, isMine)
      const workbench = shown.get(host)
      if (!isMine && workbench) tellHidden(workbench, notices, message, connection.base)
    }
    openWorkbench({ connection, onMessage, onTransfer: (transfer) => tellTransfer(host, transfer) }).then(
      (workbench) => {
        if (!isCurrent) return workbench.stop()
        shown.set(host, workbench)
        host.expose({ send: (words: string) => arrivalAt(shown.get(host)!, words) })
        stops.push(workbench.stop, follow(host, workbench), followNotices(workbench, notices), resume(connection, workbench))
        setOpening({ state: 'open', workbench, notices })
        if (host.$props.get()['standalone'] === true) void answerAddress(host, connection, workbench)
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

function tellTransfer(host: Host, { uid, nickname, isTourist, agent, note, isReceived }: Transfer): void {
  const text = $text.get()
  const by = agent || text.somebody
  const who = called(nickname, isTourist)
  if (!isReceived) return notifyOf(host).info(text.taken(by, who))
  const said = [text.given(by, who), note && text.givenNote(note)].filter(Boolean).join(' ')
  notifyOf(host).info(said, { label: text.look, run: () => shown.get(host)?.open(uid) })
}

/** A notice of the shop leads to one visitor; who has scanned the code of a sign-in with a telephone comes with it. */
async function answerAddress(host: Host, connection: Connection, workbench: Workbench): Promise<void> {
  const uid = takeNamedVisitor()
  if (uid) workbench.open(uid)
  const key = takeScannedKey()
  if (key) await (await import('./scan/confirm-code.ts')).confirmCode(host, connection, key, workbench.self.nickname)
}

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
