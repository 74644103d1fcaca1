import { useStore } from '@nanostores/react'
import { Plus } from 'lucide-react'
import { lazy, useCallback, useState } from 'react'
import { listMenuRules, removeMenuRule, showMenuRule, type MenuRule } from '#src/api/menu-rules.ts'
import { ListActions, RowActions } from '#src/console/engine/actions.tsx'
import { CodeText } from '#src/console/engine/code-text.tsx'
import { FilterBar } from '#src/console/engine/filter-bar.tsx'
import { choices } from '#src/console/engine/filters/choices.ts'
import type { Filter } from '#src/console/engine/filters/filter.ts'
import { readListQuery, writeListQuery } from '#src/console/engine/list-query.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import type { ListPage, PageTools } from '#src/console/engine/page.ts'
import { ToggleCell } from '#src/console/engine/toggle-cell.tsx'
import { useTools } from '#src/console/engine/use-tools.ts'
import { useAsked } from '#src/console/form/use-asked.ts'
import { usePlace, useRouter } from '#src/console/router/use-router.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { $common } from '#src/text/common-words.ts'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Table, type TableColumn } from '#src/ui/table/table.tsx'
import { found, linesOf, type RuleLine } from './lines.ts'
import { changedRule, newRule } from './rule-form.ts'
import { RuleName } from './rule-name.tsx'
import { $text } from './text.ts'

const CallDialog = lazy(async () => ({ default: (await import('./call-dialog.tsx')).CallDialog }))

type Words = ReturnType<typeof $text.get>

const filters: readonly Filter<'state' | 'search' | 'all' | 'on' | 'off'>[] = [
  {
    field: 'is_show',
    as: 'choice',
    word: 'state',
    options: choices('all', ['1', 'on'], ['0', 'off']),
  },
  { field: 'keyword', as: 'text', word: 'search' },
]

// menus and buttons
const holdsOthers = ({ rule }: RuleLine) => Number(rule.auth_type) !== 2

const actions: Pick<ListPage<RuleLine, Words>, 'actions' | 'rowName' | 'rowKey'> = {
  rowKey: ({ rule }) => String(rule.id),
  rowName: ({ rule }) => rule.menu_name,
  actions: [
    { key: 'add', on: 'list', icon: <Plus size={16} aria-hidden />, permission: 'setting-system_menus-add', form: newRule },
    { key: 'edit', on: 'row', form: changedRule },
    { key: 'below', on: 'row', permission: 'setting-system_menus-add', when: holdsOthers, form: newRule },
    // our own server judges a call by the key that it states: there are none to be chosen
    { key: 'pick', on: 'row', at: 'shop', permission: 'setting-system_menus-add', when: holdsOthers, Dialog: CallDialog },
    {
      key: 'remove',
      on: 'row',
      isDanger: true,
      confirm: 'removeQuestion',
      when: ({ canOpen }) => !canOpen,
      async run({ rule: { id } }, { connection }, words) {
        await connection.send(removeMenuRule, { params: { id } })
        return words.removed
      },
    },
  ],
}

const inMenu = {
  isOn: ({ rule }: RuleLine) => Number(rule.is_show_path) === 1,
  async toggle({ rule: { id, is_show: isOn } }: RuleLine, next: boolean, { connection }: PageTools) {
    const body = { is_show: isOn, is_show_path: next ? 1 : 0 }
    return (await connection.answer(showMenuRule, { params: { id }, body })).message
  },
}

const inForce = {
  isOn: ({ rule }: RuleLine) => Number(rule.is_show) === 1,
  async toggle({ rule: { id, is_show_path: isShown } }: RuleLine, next: boolean, { connection }: PageTools) {
    const body = { is_show: next ? 1 : 0, is_show_path: isShown }
    return (await connection.answer(showMenuRule, { params: { id }, body })).message
  },
}

const typeOf = ({ auth_type: type, menu_path: path, methods, api_url: url }: MenuRule, words: Words) => {
  if (Number(type) === 1) return words.menu(path)
  return Number(type) === 3 ? words.button : `${words.call} ${methods} ${url}`.trim()
}

function useColumns(tools: PageTools, turn: (line: RuleLine) => void): TableColumn<RuleLine>[] {
  const text = useStore($text)
  const common = useStore($common)
  return [
    {
      key: 'name',
      title: text.name,
      heading: true,
      show: (line) => <RuleName line={line} label={text.open(line.rule.menu_name)} onTurn={() => turn(line)} />,
    },
    { key: 'type', title: text.type, width: 222, show: ({ rule }) => <CodeText>{typeOf(rule, text)}</CodeText> },
    {
      key: 'permission',
      title: text.permission,
      width: 170,
      show: ({ rule }) => <CodeText>{rule.unique_auth}</CodeText>,
    },
    {
      key: 'state',
      title: text.state,
      width: 84,
      show: (line) => <ToggleCell column={inForce} row={line} label={`${text.state} ${line.rule.menu_name}`} tools={tools} />,
    },
    { key: 'mark', title: text.mark, width: 80, show: ({ rule }) => rule.mark },
    { key: 'sort', title: text.sort, width: 60, align: 'end', show: ({ rule }) => rule.sort },
    {
      key: 'shown',
      title: text.shown,
      width: 84,
      show: (line) =>
        Number(line.rule.auth_type) === 1 && (
          <ToggleCell column={inMenu} row={line} label={`${text.shown} ${line.rule.menu_name}`} tools={tools} />
        ),
    },
    {
      key: 'actions',
      title: common.actions,
      actions: true,
      width: 240,
      show: (line) => <RowActions<RuleLine, Words> page={actions} row={line} words={text} tools={tools} />,
    },
  ]
}

// there are no pages
const size = 10

function MenuRules() {
  const text = useStore($text)
  const connection = useConnection()
  const router = useRouter()
  const { path, query } = usePlace()
  const narrowed = readListQuery(query, { size, fields: filters.map(({ field }) => field) }).filters
  const narrow = (change: Record<string, string>) => {
    const now = router.$place.get()
    const next = writeListQuery(now.path === path ? now.query : query, { filters: change }, { size })
    void router.go(next ? `${path}?${next}` : path)
  }
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [rules, setRules] = useState<readonly MenuRule[]>()
  const [round, setRound] = useState(0)
  const asked = useAsked(String(round), async () => {
    const list = await connection.send(listMenuRules, { query: {} })
    setRules(list)
    return list
  })
  const tools = useTools(useCallback(() => setRound((number) => number + 1), []))
  const turn = ({ rule: { id }, isOpen }: RuleLine) =>
    setOpen(new Set(isOpen ? [...open].filter((key) => key !== String(id)) : [...open, String(id)]))
  const columns = useColumns(tools, turn)
  const lines = linesOf(found(rules ?? [], narrowed), Object.keys(narrowed).length ? null : open)
  return (
    <section className="console-list" aria-label={text.title}>
      <header className="console-list-head">
        <h1>{text.title}</h1>
        <ListActions<RuleLine, Words> page={actions} words={text} tools={tools} />
      </header>
      <FilterBar filters={filters} words={text} values={narrowed} onChange={narrow} />
      {asked.state === 'failed' ? (
        <ErrorCard title={text.notRead} message={asked.message} onRetry={asked.retry} />
      ) : (
        <Table
          caption={text.title}
          rows={lines}
          columns={columns}
          rowKey={({ rule }) => String(rule.id)}
          loading={!rules}
          empty={<Empty text={text.empty} />}
        />
      )}
    </section>
  )
}

export default definePage({ text: $text, view: MenuRules })
