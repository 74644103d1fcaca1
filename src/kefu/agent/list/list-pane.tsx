import { useStore } from '@nanostores/react'
import { ChevronDown, LogOut, Search, Wifi, WifiOff } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { useHostProps } from '#src/ui/host.ts'
import { Input } from '#src/ui/input/input.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { Tabs } from '#src/ui/tabs/tabs.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { Face } from '../../thread/bubble-row.tsx'
import { useBreak } from '../../thread/use-break.tsx'
import { $text } from '../agent.text.ts'
import { ConversationRow } from './conversation-row.tsx'
import { FilterMenu, FilterNote } from './filter-menu.tsx'
import css from './list.css?inline'
import { $text as $list } from './list.text.ts'
import { OthersRows } from './others-rows.tsx'
import type { Crowd } from './narrowing.ts'
import type { Notices } from '../notices/notices.ts'
import { PendingRows } from './pending.tsx'
import { SearchButton } from '../search/search-button.tsx'
import type { Workbench } from '../workbench.ts'

addStyles(css)

interface ListPaneProps {
  connection: Connection
  workbench: Workbench
  notices: Notices
  onChoose(uid: string): void
}

/** The agent and the conversations. */
export function ListPane({ connection, workbench, notices, onChoose }: ListPaneProps) {
  const text = useStore($text)
  const { standalone } = useHostProps<{ standalone: boolean }>()
  const { list } = workbench
  const crowd = useStore(list.$crowd)
  const search = useStore(list.$search)
  const assigned = useStore(list.$assigned)
  const isOthers = assigned === 'queue' || assigned === 'colleagues'
  const tabs: { value: Crowd; label: string }[] = [
    { value: 'all', label: text.all },
    { value: 'users', label: text.users },
    { value: 'tourists', label: text.tourists },
  ]
  return (
    <nav className="kefu-pane kefu-pane-list" aria-label={text.conversations}>
      {standalone && <h1 className="ui-sr">{text.desk}</h1>}
      <SelfHead workbench={workbench} notices={notices} />
      <div className="kefu-list-tools">
        <div className="kefu-list-search">
          <Input
            type="search"
            value={search}
            onChange={list.search}
            placeholder={text.search}
            aria-label={text.search}
            prefix={<Search size={15} />}
          />
          <FilterMenu list={list} connection={connection} knowsAssignment={connection.capabilities.features.chatSequence} />
        </div>
        {!isOthers && <Tabs value={crowd} onChange={list.choose} tabs={tabs} aria-label={text.crowd} />}
      </div>
      {search.trim() !== '' && connection.capabilities.features.chatSequence && (
        <SearchButton connection={connection} workbench={workbench} words={search.trim()} />
      )}
      <FilterNote list={list} />
      {isOthers ? (
        <OthersRows
          key={assigned}
          {...{ connection, workbench, search }}
          which={assigned}
          onTaken={(uid) => {
            list.assign('all')
            onChoose(uid)
          }}
        />
      ) : (
        <Rows workbench={workbench} onChoose={onChoose} />
      )}
    </nav>
  )
}

function SelfHead({ workbench, notices }: Pick<ListPaneProps, 'workbench' | 'notices'>) {
  const text = useStore($text)
  const notify = useNotify()
  const hasSound = useStore(notices.$hasSound)
  const hasDesktop = useStore(notices.$hasDesktop)
  const isOnline = useStore(workbench.$isOnline)
  const { self } = workbench
  const items = [
    {
      key: 'presence',
      label: isOnline ? text.goOffline : text.goOnline,
      icon: isOnline ? <WifiOff size={16} /> : <Wifi size={16} />,
      onSelect: () => workbench.setOnline(!isOnline),
    },
    'divider' as const,
    { key: 'sound', label: text.sound, checked: hasSound, onSelect: () => notices.setSound(!hasSound) },
    {
      key: 'desktop',
      label: text.desktop,
      checked: hasDesktop,
      onSelect: () => void notices.setDesktop(!hasDesktop).then((isDone) => isDone || notify.error(text.noDesktop)),
    },
    'divider' as const,
    { key: 'out', label: text.signOut, icon: <LogOut size={16} />, onSelect: () => void workbench.signOut() },
  ]
  return (
    <header className="kefu-self">
      <Face nickname={self.nickname} avatar={self.avatar} size={36} />
      <div className="kefu-self-who">
        <strong>{self.nickname}</strong>
        <span className="kefu-presence" data-online={isOnline || undefined}>
          {isOnline ? text.online : text.offline}
        </span>
      </div>
      <Menu
        align="end"
        items={items}
        trigger={
          <button type="button" className="kefu-self-menu" aria-label={text.account}>
            <ChevronDown size={18} />
          </button>
        }
      />
    </header>
  )
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

function Rows({ workbench, onChoose }: Pick<ListPaneProps, 'workbench' | 'onChoose'>) {
  const text = useStore($text)
  const common = useStore($common)
  const { list } = workbench
  const rows = useStore(list.$shown)
  const state = useStore(list.$state)
  const open = useStore(workbench.$open)
  const search = useStore(list.$search)
  const crowd = useStore(list.$crowd)
  const listed = useStore($list)
  const assigned = useStore(list.$assigned)
  const isCut = useBreak(workbench.client) === 'down'
  const tag = useStore(list.$tag)
  const isNarrowed = search !== '' || crowd !== 'all' || tag !== ''
  const box = useRef<HTMLUListElement>(null)

  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = steps[event.key]
    if (step === undefined) return
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>('.kefu-conversation') ?? [])]
    const at = buttons.findIndex((button) => button.matches(':focus'))
    event.preventDefault()
    buttons[Math.min(Math.max(at + step, 0), buttons.length - 1)]?.focus()
  }

  if (rows.length === 0 && state === 'loading') return <PendingRows />
  if (rows.length === 0 && state === 'failed') {
    return <Empty text={text.listFailed} action={<Button onClick={() => void list.refresh().catch(() => {})}>{common.retry}</Button>} />
  }
  if (rows.length === 0) {
    const noneOf = assigned === 'done' ? listed.noneDone : assigned === 'mine' ? listed.noneMine : text.nobody
    return <Empty text={isNarrowed ? text.noMatch : noneOf} />
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows walk from button to button
    <ul className="kefu-conversations" ref={box} onKeyDown={walk}>
      {rows.map((row) => (
        <li key={row.uid}>
          <ConversationRow row={isCut ? { ...row, isOnline: false } : row} isOpen={row.uid === open} onChoose={onChoose} />
        </li>
      ))}
      {state === 'more' && (
        <li className="kefu-conversations-more">
          <Button variant="quiet" size="compact" onClick={() => void list.older()}>
            {text.older}
          </Button>
        </li>
      )}
    </ul>
  )
}
