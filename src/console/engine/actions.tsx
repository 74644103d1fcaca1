import { useStore } from '@nanostores/react'
import { Ellipsis } from 'lucide-react'
import { useConnection } from '#src/gate/use-connection.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { isAllowed, type ListAction, type RowAction } from './action.ts'
import type { ListPage, PageTools, PageWords } from './page.ts'
import { useRun } from './use-run.tsx'

/** More row actions than this go into the menu behind "more" (look.md). */
const openActions = 2

interface ActionsProps<Row, W extends PageWords> {
  page: Pick<ListPage<Row, W>, 'actions' | 'rowName' | 'rowKey'>
  words: W
  tools: PageTools
}

/** `isFolded`: all of them in the menu. */
export function RowActions<Row, W extends PageWords>({
  page,
  row,
  words,
  tools,
  isFolded = false,
}: ActionsProps<Row, W> & { row: Row; isFolded?: boolean }) {
  const connection = useConnection()
  const common = useStore($common)
  const { run, running, shown } = useRun<Row, W>({
    words,
    tools,
    nameOf: page.rowName,
    propsOf: (target) => ({ row: target }),
    idOf: page.rowKey,
  })
  const actions = (page.actions ?? []).filter(
    (action): action is RowAction<Row, W> => action.on === 'row' && (action.when?.(row) ?? true) && isAllowed(connection, action),
  )
  const most = isFolded ? 0 : actions.length <= openActions + 1 ? actions.length : openActions
  const [open, rest] = [actions.slice(0, most), actions.slice(most)]
  return (
    <div className="console-row-actions">
      {open.map((action) => (
        <Button key={action.key} variant="quiet" size="compact" busy={running === action.key} onClick={() => run(action, row)}>
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
            onSelect: () => run(action, row),
          }))}
        />
      )}
      {shown}
    </div>
  )
}

const isWithin = ({ within = {} }: { within?: Readonly<Record<string, string>> }, narrowed: Readonly<Record<string, string>>) =>
  Object.entries(within).every(([field, value]) => narrowed[field] === value)

/** `isFirst`: only those that bring a row, where there is none yet; `isPlain`: none of them is what the page is for. */
export function ListActions<Row, W extends PageWords>({
  page,
  words,
  tools,
  isFirst,
  isPlain,
  narrowed = {},
}: ActionsProps<Row, W> & { isFirst?: boolean; isPlain?: boolean; narrowed?: Readonly<Record<string, string>> }) {
  const connection = useConnection()
  // there is no row
  const none = undefined as Row
  const { run, running, shown } = useRun<Row, W>({ words, tools, nameOf: () => undefined, propsOf: () => ({}) })
  const actions = (page.actions ?? []).filter(
    (action): action is ListAction<Row, W> =>
      action.on === 'list' && !(isFirst && action.isAside) && isWithin(action, narrowed) && isAllowed(connection, action),
  )
  if (actions.length === 0) return null
  const primary = actions.findLastIndex(({ isAside }) => !isAside)
  return (
    <div className="console-list-actions">
      {actions.map((action, at) => (
        // a page has one primary action, the last of those that are no aside
        <Button
          key={action.key}
          variant={at === primary && !isPlain ? 'primary' : 'plain'}
          icon={action.icon}
          busy={running === action.key}
          onClick={() => run(action, none)}
        >
          {String(words[action.key])}
        </Button>
      ))}
      {shown}
    </div>
  )
}
