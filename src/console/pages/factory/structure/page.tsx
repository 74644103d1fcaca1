import { useStore } from '@nanostores/react'
import { Plus } from 'lucide-react'
import { lazy } from 'react'
import { listDepartments, listMembers, removeMember, type Department, type Member } from '#src/api/departments.ts'
import { ListView } from '#src/console/engine/list-view.tsx'
import { definePage } from '#src/console/engine/define-page.ts'
import type { ListPage } from '#src/console/engine/page.ts'
import { State } from '#src/console/engine/state.tsx'
import { usePlace, useRouter } from '#src/console/router/use-router.ts'
import { StatusPage } from '#src/console/status-page/status-page.tsx'
import { useConnection } from '#src/gate/use-connection.ts'
import type { Connection } from '#src/stores/connection.ts'
import { DepartmentTree } from './department-tree.tsx'
import { $treeRound, peopleChanged } from './rounds.ts'
import { $text } from './text.ts'

const PlacementDialog = lazy(async () => ({ default: (await import('./placement-dialog.tsx')).PlacementDialog }))

const tags = (names: string) => names.split(',').filter(Boolean)

function Tags({ names }: { names: string }) {
  return (
    <span className="console-tags">
      {tags(names).map((name) => (
        <span key={name} className="console-tag" title={name}>
          {name}
        </span>
      ))}
    </span>
  )
}

const isOn = ({ status }: Member) => Number(status) === 1

async function departmentOptions(connection: Connection) {
  const { list } = await connection.send(listDepartments, {})
  const above = new Map<string, Department>(list.map((one) => [String(one.id), one]))
  const pathOf = (one: Department): string => {
    const parent = above.get(String(one.pid))
    return parent ? `${pathOf(parent)} / ${one.name}` : one.name
  }
  return list.map((one) => ({ value: String(one.id), label: pathOf(one) }))
}

const people: ListPage<Member, ReturnType<typeof $text.get>> = {
  text: $text,
  list: listMembers,
  size: 15,
  empty: 'empty',
  rowKey: ({ id }) => String(id),
  rowName: ({ real_name: name, account }) => `${name} (${account})`,
  filters: [
    { field: 'name', as: 'text', word: 'search' },
    { field: 'department', as: 'asked', word: 'department', all: 'everybody', ask: departmentOptions },
  ],
  columns: [
    {
      key: 'name',
      heading: true,
      show: ({ real_name: name, is_leader: leads }, words) => (
        <>
          <strong className="console-name">{name}</strong> {Number(leads) === 1 && <span className="console-tag">{words.leads}</span>}
        </>
      ),
    },
    'account',
    { key: 'departments', show: ({ departments }, words) => (departments ? <Tags names={departments} /> : words.nowhere) },
    { key: 'roles', show: ({ roles }) => (roles ? <Tags names={roles} /> : '—') },
    { key: 'state', width: 110, show: (row, words) => <State isOn={isOn(row)}>{isOn(row) ? words.on : words.off}</State> },
  ],
  actions: [
    { key: 'join', on: 'list', icon: <Plus size={16} aria-hidden />, Dialog: PlacementDialog },
    { key: 'move', on: 'row', Dialog: PlacementDialog },
    {
      key: 'takeOut',
      on: 'row',
      isDanger: true,
      confirm: 'takeOutQuestion',
      when: ({ within }) => Number(within) > 0,
      async run({ id, within }, { connection }) {
        const { message } = await connection.answer(removeMember, { params: { id: within, account: id } })
        peopleChanged()
        return message
      },
    },
    { key: 'move', on: 'batch', Dialog: PlacementDialog },
  ],
}

/** Departments at the left, at the right the people of the chosen one. */
function Structure() {
  const connection = useConnection()
  const router = useRouter()
  const { path, query } = usePlace()
  const round = useStore($treeRound)
  const { title } = useStore($text)
  if (!connection.capabilities.features.departments) return <StatusPage kind="missing" />
  const choose = (id: string) => void router.go(id ? `${path}?department=${encodeURIComponent(id)}` : path)
  return (
    <div className="structure">
      {/* where the departments stand above the list, the page's title still comes first */}
      <h1>{title}</h1>
      <DepartmentTree chosen={new URLSearchParams(query).get('department') ?? ''} onChoose={choose} />
      <ListView key={round} page={people} />
    </div>
  )
}

export default definePage({ text: $text, view: Structure, list: people as unknown as ListPage<never, never> })
