import { useStore } from '@nanostores/react'
import { Ellipsis } from 'lucide-react'
import { Suspense, useRef, useState, type ComponentType } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import type { Connection } from '#src/stores/connection.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { Action, ListPage, PageTools, PageWords } from './page.ts'

/** Milliseconds in which a second press of a writing button does nothing (specification 9). */
const pressGuard = 1000
/** More row actions than this go into the menu behind "more" (look.md). */
const openActions = 2

interface ActionsProps<Row, W extends PageWords> {
  page: ListPage<Row, W>
  words: W
  tools: PageTools
}

const isAllowed = (connection: Connection, { shopKey, permission }: Pick<Action<never, never>, 'shopKey' | 'permission'>) =>
  (!shopKey || connection.kind === 'own' || connection.can(shopKey)) && (!permission || connection.can(permission))

type Shown<Row> = { Dialog: ComponentType<{ row: Row; onClose: () => void; tools: PageTools }>; row: Row } | null

function useRun<Row, W extends PageWords>({ page, words, tools }: ActionsProps<Row, W>) {
  const confirm = useConfirm()
  const notify = useNotify()
  const common = useStore($common)
  const [running, setRunning] = useState<string | null>(null)
  const [dialog, setDialog] = useState<Shown<Row>>(null)
  const guarded = useRef(0)

  const run = async (action: Action<Row, W>, row: Row) => {
    if (running || Date.now() < guarded.current) return
    if (action.Dialog) return setDialog({ Dialog: action.Dialog, row })
    const label = String(words[action.key])
    if (action.confirm) {
      const question = {
        title: String(words[action.confirm]),
        message: action.on === 'row' ? page.rowName(row) : undefined,
        confirmLabel: action.isDanger ? common.remove : common.confirm,
        danger: action.isDanger,
      }
      if (!(await confirm(question))) return
    }
    const result = action.run?.(row, tools, words)
    if (!(result instanceof Promise)) return
    guarded.current = Date.now() + pressGuard
    setRunning(label)
    try {
      const told = await result
      if (told) notify.success(told)
      tools.reload()
    } catch (error) {
      notify.failure(error)
    } finally {
      setRunning(null)
    }
  }
  const shown = dialog && (
    <Suspense fallback={null}>
      <dialog.Dialog row={dialog.row} tools={tools} onClose={() => setDialog(null)} />
    </Suspense>
  )
  return { run, running, shown }
}

export function RowActions<Row, W extends PageWords>({ page, row, words, tools }: ActionsProps<Row, W> & { row: Row }) {
  const connection = useConnection()
  const common = useStore($common)
  const { run, running, shown } = useRun<Row, W>({ page, words, tools })
  const actions = (page.actions ?? []).filter(
    (action) => action.on === 'row' && (action.when?.(row) ?? true) && isAllowed(connection, action),
  )
  const [open, rest] = actions.length <= openActions + 1 ? [actions, []] : [actions.slice(0, openActions), actions.slice(openActions)]
  return (
    <div className="console-row-actions">
      {open.map((action) => (
        <Button key={action.key} variant="quiet" size="compact" busy={running === words[action.key]} onClick={() => void run(action, row)}>
          {String(words[action.key])}
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu
          align="end"
          trigger={<IconButton size="compact" label={common.more} icon={<Ellipsis size={16} aria-hidden />} />}
          items={rest.map((action) => ({
            key: action.key,
            label: String(words[action.key]),
            icon: action.icon,
            danger: action.isDanger,
            disabled: running !== null,
            onSelect: () => void run(action, row),
          }))}
        />
      )}
      {shown}
    </div>
  )
}

export function ListActions<Row, W extends PageWords>({ page, words, tools }: ActionsProps<Row, W>) {
  const connection = useConnection()
  const { run, running, shown } = useRun<Row, W>({ page, words, tools })
  const actions = (page.actions ?? []).filter((action) => action.on === 'list' && isAllowed(connection, action))
  if (actions.length === 0) return null
  return (
    <div className="console-list-actions">
      {actions.map((action) => (
        <Button
          key={action.key}
          variant="primary"
          icon={action.icon}
          busy={running === words[action.key]}
          onClick={() => void run(action, undefined as Row)}
        >
          {String(words[action.key])}
        </Button>
      ))}
      {shown}
    </div>
  )
}
