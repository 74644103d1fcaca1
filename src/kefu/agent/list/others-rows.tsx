import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { listOthersConversations, takeVisitor, type OthersConversation } from '#src/api/chat-transfers.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { Face } from '../../thread/bubble-row.tsx'
import { useWhen } from '../../thread/use-when.tsx'
import { readAvatar } from '../../wire/avatar.ts'
import { searchedAs, useCalled } from './guest-name.ts'
import { listOf } from '../side/list-of.ts'
import { PageList } from '../side/page-list.tsx'
import { useLater } from '../side/use-later.tsx'
import { usePages } from '../side/use-pages.tsx'
import type { Workbench } from '../workbench.ts'
import { $text } from './list.text.ts'

interface OthersRowsProps {
  connection: Connection
  workbench: Workbench
  which: 'queue' | 'colleagues'
  search: string
  /** A visitor was taken over. */
  onTaken(uid: string): void
}

/** Milliseconds after which it is asked again who waits. */
const askAgain = 15_000

/** Visitors of colleagues, without what they say; who waits while their agent is away can be taken over. */
export function OthersRows({ connection, workbench, which, search, onTaken }: OthersRowsProps) {
  const text = useStore($text)
  const nickname = useLater(searchedAs(search))
  const pages = usePages(connection, listOthersConversations, { query: { which, nickname } }, listOf<OthersConversation>)
  const again = useRef(pages.retry)
  again.current = pages.retry
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && again.current(), askAgain)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="kefu-conversations">
      <PageList
        pages={pages}
        empty={which === 'queue' ? text.noneQueue : text.noneColleagues}
        keyOf={({ uid, agent_uid: agent }) => `${uid} ${agent}`}
        label={text[which]}
      >
        {(row) => <OthersRow row={row} connection={connection} workbench={workbench} onTaken={() => onTaken(String(row.uid))} />}
      </PageList>
    </div>
  )
}

type OthersRowProps = Pick<OthersRowsProps, 'connection' | 'workbench'> & { row: OthersConversation; onTaken(): void }

function OthersRow({ row, connection, workbench, onTaken }: OthersRowProps) {
  const text = useStore($text)
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const at = row.update_time * 1000
  const when = useWhen(at)
  const name = useCalled()(row.nickname, row.is_tourist === 1)

  const take = async () => {
    setBusy(true)
    try {
      workbench.expect(String(row.uid))
      const { message } = await connection.answer(takeVisitor, { body: { uid: row.uid } })
      notify.success(message)
      onTaken()
    } catch (error) {
      notify.failure(error)
      setBusy(false)
    }
  }
  return (
    <div className="kefu-others">
      <span className="kefu-conversation-face" data-online={row.online === 1 || undefined}>
        <Face nickname={name} avatar={readAvatar(row.avatar)} size={40} />
      </span>
      <span className="kefu-conversation-body">
        <span className="kefu-conversation-line">
          <span className="kefu-conversation-name">{name}</span>
          <time dateTime={new Date(at).toISOString()}>{when}</time>
        </span>
        <span className="kefu-conversation-line">
          <span className="kefu-others-state">
            {[text.with(row.agent_name), row.waits === 1 && text.waits].filter(Boolean).join(' · ')}
          </span>
          {row.may_take === 1 && (
            <Button size="compact" busy={isBusy} aria-label={text.takeThis(name)} onClick={() => void take()}>
              {text.take}
            </Button>
          )}
        </span>
      </span>
    </div>
  )
}
