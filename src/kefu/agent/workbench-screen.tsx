import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import { MessagesSquare } from 'lucide-react'
import { Empty } from '#src/ui/empty/empty.tsx'
import { $text } from './agent.text.ts'
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
  const [open, rows] = [useStore(workbench.$open), useStore(workbench.list.$rows)]
  const [page, setPage] = usePage(open)
  const [isInfoOpen, setInfoOpen] = useState(false)
  const [choices, setChoices] = useState(1)
  const conversation = rows.find(({ uid }) => uid === open)

  const choose = (uid: string) => {
    workbench.open(uid)
    setPage('thread')
    // also one that is open already: who chooses it is about to write
    setChoices(choices + 1)
  }
  const toList = () => {
    setPage('list')
    workbench.open(null)
  }

  return (
    <div className="kefu-workbench" data-page={conversation ? page : 'list'} data-info={isInfoOpen || undefined}>
      <div className="kefu-panes">
        <ListPane connection={connection} workbench={workbench} notices={notices} onChoose={choose} />
        {conversation ? (
          <>
            <ThreadPane
              key={conversation.uid}
              connection={connection}
              workbench={workbench}
              conversation={conversation}
              isInfoOpen={isInfoOpen}
              focusOn={choices}
              onBack={toList}
              onInfo={(next) => {
                setInfoOpen(next)
                setPage(next ? 'info' : 'thread')
              }}
            />
            <SidePane
              key={`info ${conversation.uid}`}
              connection={connection}
              workbench={workbench}
              conversation={conversation}
              back={text.toThread}
              onBack={() => {
                setInfoOpen(false)
                setPage('thread')
              }}
            />
          </>
        ) : (
          <NoneOpen hasRows={rows.length > 0} />
        )}
      </div>
    </div>
  )
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
