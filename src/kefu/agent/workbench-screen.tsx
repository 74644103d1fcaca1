import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import { MessagesSquare } from 'lucide-react'
import { Empty } from '#src/ui/empty/empty.tsx'
import { useHostProps } from '#src/ui/host.ts'
import { followKeyboard } from '../follow-keyboard.ts'
import type { Conversation } from '../wire/conversation.ts'
import { $text } from './agent.text.ts'
import { useCalled } from './list/guest-name.ts'
import { ListPane } from './list/list-pane.tsx'
import { MainPane } from './main-pane.tsx'
import type { Notices } from './notices/notices.ts'
import { SidePane } from './side/side-pane.tsx'
import { ThreadPane } from './thread-pane.tsx'
import css from './workbench.css?inline'
import type { Workbench } from './workbench.ts'

addStyles(css)

/** On a narrow element one pane is shown at a time. */
export type Page = 'list' | 'thread' | 'info'

interface ScreenProps {
  workbench: Workbench
  notices: Notices
  connection: Connection
}

/** The agent's three panes. */
export function WorkbenchScreen({ workbench, notices, connection }: ScreenProps) {
  const text = useStore($text)
  const { standalone } = useHostProps<{ standalone?: boolean }>()
  const [open, rows] = [useStore(workbench.$open), useStore(workbench.list.$rows)]
  const [page, setPage] = usePage(open)
  const [isInfoOpen, setInfoOpen] = useState(false)
  const [choices, setChoices] = useState(1)
  const conversation = useNamed(rows.find(({ uid }) => uid === open))

  const choose = (uid: string) => {
    workbench.open(uid)
    setPage('thread')
    // also one that is open already: who chooses it is about to write
    setChoices(choices + 1)
  }
  const turnInfo = (isNext: boolean) => {
    setInfoOpen(isNext)
    setPage(isNext ? 'info' : 'thread')
  }
  const { box, leave } = useWayBack()
  const toList = () => {
    leave(open)
    setPage('list')
    workbench.open(null)
  }

  return (
    <div
      ref={box}
      className="kefu-workbench"
      data-whole={standalone || undefined}
      data-page={conversation ? page : 'list'}
      data-info={isInfoOpen || undefined}
    >
      <div className="kefu-panes">
        <ListPane connection={connection} workbench={workbench} notices={notices} onChoose={choose} />
        {conversation ? (
          <>
            <ThreadPane
              key={conversation.uid}
              {...{ connection, workbench, conversation }}
              isInfoOpen={isInfoOpen}
              focusOn={choices}
              onBack={toList}
              onInfo={turnInfo}
            />
            <SidePane
              key={`info ${conversation.uid}`}
              {...{ connection, workbench, conversation }}
              back={text.toThread}
              onBack={() => turnInfo(false)}
            />
          </>
        ) : (
          <NoneOpen hasRows={rows.length > 0} />
        )}
      </div>
    </div>
  )
}

/** A conversation with its visitor as the agent is told of them. */
function useNamed(row: Conversation | undefined): Conversation | undefined {
  const called = useCalled()
  const name = row && called(row.nickname, row.isTourist)
  return useMemo(() => (row && name !== undefined && name !== row.nickname ? { ...row, nickname: name } : row), [row, name])
}

function NoneOpen({ hasRows }: { hasRows: boolean }) {
  const text = useStore($text)
  return (
    <MainPane className="kefu-pane kefu-pane-thread kefu-pane-empty" label={text.conversation}>
      {hasRows && <Empty icon={<MessagesSquare />} text={text.choose} />}
    </MainPane>
  )
}

/** The element above a keyboard; who leaves a conversation finds the focus at its row. */
function useWayBack() {
  const box = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useState<{ uid: string }>()
  useEffect(() => (box.current ? followKeyboard(box.current) : undefined), [])
  useEffect(() => {
    if (left) box.current?.querySelector<HTMLElement>(`[data-uid="${CSS.escape(left.uid)}"]`)?.focus()
  }, [left])
  return { box, leave: (uid: string | null) => setLeft(uid === null ? undefined : { uid }) }
}

/** The pane that is shown: the conversation that was opened, also by a notice. */
function usePage(open: string | null): [Page, (page: Page) => void] {
  const [page, setPage] = useState<Page>(open === null ? 'list' : 'thread')
  const [followed, setFollowed] = useState(open)
  if (followed !== open) {
    setFollowed(open)
    setPage(open === null ? 'list' : 'thread')
  }
  return [page, setPage]
}
