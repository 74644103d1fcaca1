import { Building2, Plus, UsersRound } from 'lucide-react'
import { lazy } from 'react'
import {
  listDepartments,
  listMembers,
  moveDepartment,
  readDepartmentCreateForm,
  readDepartmentEditForm,
  removeDepartment,
  removeMember,
  type Department,
  type Member,
} from '#src/api/departments.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { serverForm } from '#src/forms/declared/define-form.ts'
import type { Aside } from '#src/console/engine/page.ts'
import { State } from '#src/console/engine/state.tsx'
import { $text } from './text.ts'

const PlacementDialog = lazy(async () => ({ default: (await import('./placement-dialog.tsx')).PlacementDialog }))

type Words = ReturnType<typeof $text.get>
type Unit = Department & { readonly id: string }

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

const departments: Aside<Words, Unit> = {
  word: 'unit',
  all: 'everybody',
  field: 'department',
  list: { call: listDepartments, read: (wire) => ({ ...wire, id: String(wire['id']) }) as unknown as Unit },
  rowName: ({ name }) => name,
  above: ({ pid }) => (Number(pid) === 0 ? '' : String(pid)),
  icon: <Building2 aria-hidden />,
  allIcon: <UsersRound aria-hidden />,
  figure: ({ total }) => total,
  about: ({ leader, phone }, words) => (leader ? words.ledBy([leader, phone].filter(Boolean).join(' ')) : undefined),
  async move({ id }, { above, before }, { connection }) {
    // '' is 0 there: the top, and the end
    const body = { pid: Number(above), before: Number(before) }
    return (await connection.answer(moveDepartment, { params: { id }, body })).message
  },
  actions: [
    {
      ...{ key: 'add', on: 'list' },
      icon: <Plus size={16} aria-hidden />,
      form: serverForm({ ask: ({ connection }) => connection.send(readDepartmentCreateForm, { query: { pid: 0 } }) }),
    },
    {
      ...{ key: 'edit', on: 'row' },
      form: serverForm({ ask: ({ connection, row }) => connection.send(readDepartmentEditForm, { params: { id: row!.id } }) }),
    },
    {
      ...{ key: 'below', on: 'row' },
      form: serverForm({ ask: ({ connection, row }) => connection.send(readDepartmentCreateForm, { query: { pid: row!.id } }) }),
    },
    {
      key: 'remove',
      on: 'row',
      isDanger: true,
      confirm: true,
      run: async ({ id }, { connection }) => (await connection.answer(removeDepartment, { params: { id } })).message,
    },
  ],
}

/** Departments at the left, at the right the people of the chosen one. */
export default definePage<Member, Words>({
  text: $text,
  feature: 'departments',
  list: listMembers,
  size: 15,
  empty: 'empty',
  rowKey: ({ id }) => String(id),
  rowName: ({ real_name: name, account }) => `${name} (${account})`,
  aside: departments as unknown as Aside<Words>,
  filters: [{ field: 'name', as: 'text', word: 'search' }],
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
        return message
      },
    },
    { key: 'move', on: 'batch', Dialog: PlacementDialog },
  ],
})
