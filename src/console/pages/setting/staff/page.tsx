import { Plus } from 'lucide-react'
import { listStaff, readStaffCreateForm, readStaffEditForm, removeStaff, setStaffStatus, type StaffRow } from '#src/api/staff.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { serverForm } from '#src/forms/declared/define-form.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import { definePage } from '#src/console/engine/define-page.ts'
import { State } from '#src/console/engine/state.tsx'
import type { Connection } from '#src/stores/connection.ts'
import { $text } from './text.ts'

const staffForm = serverForm<StaffRow>({
  ask: ({ connection, row }) =>
    row ? connection.send(readStaffEditForm, { params: { id: row.id } }) : connection.send(readStaffCreateForm, {}),
})

type Words = ReturnType<(typeof $text)['get']>

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

function Departments({ departments = '', words }: Pick<StaffRow, 'departments'> & { words: Words }) {
  return departments ? <Tags names={departments} /> : <span>{words.nowhere}</span>
}

const isOff = ({ status }: StaffRow) => Number(status) === 0

const stateOf = (row: StaffRow, words: Words) => <State isOn={!isOff(row)}>{isOff(row) ? words.off : words.on}</State>

/** The server has a call for one; what it says to the last one stands for all. */
async function setAll(connection: Connection, rows: readonly StaffRow[], status: 0 | 1): Promise<string> {
  let said = ''
  for (const { id } of rows) said = (await connection.answer(setStaffStatus, { params: { id, status } })).message
  return said
}

export default definePage({
  text: $text,
  list: listStaff,
  size: 15,
  find: 'name',
  empty: 'empty',
  rowKey: ({ id }) => String(id),
  rowName: ({ real_name: name, account }) => `${name} (${account})`,
  filters: [
    { field: 'name', as: 'text', word: 'search' },
    {
      field: 'status',
      as: 'choice',
      word: 'state',
      tabs: true,
      counts: 'list',
      options: choices('all', ['1', 'on'], ['0', 'off']),
    },
  ],
  export: {
    cells: [
      'real_name',
      'account',
      'roles',
      { key: 'lastTime', of: ({ _last_time: time }) => time, as: 'date' },
      { key: 'lastAddress', of: ({ last_ip: address }) => address },
    ],
  },
  columns: [
    { key: 'real_name', heading: true, sort: true, show: ({ real_name: name }) => <strong className="console-name">{name}</strong> },
    { key: 'account', sort: true },
    { key: 'roles', show: ({ roles }) => <Tags names={roles} /> },
    { key: 'departments', feature: 'departments', show: (row, words) => <Departments {...row} words={words} /> },
    { key: 'lastTime', width: 160, sort: 'last_time', show: ({ _last_time: time }) => (time ? <Moment at={time} /> : '—') },
    { key: 'lastAddress', width: 150, show: ({ last_ip: address }) => address || '—' },
    {
      key: 'on',
      width: 90,
      isOn: ({ status }) => Number(status) === 1,
      async toggle({ id }, next, { connection }) {
        return (await connection.answer(setStaffStatus, { params: { id, status: next ? 1 : 0 } })).message
      },
    },
  ],
  detail: {
    sections: [
      {
        key: 'basics',
        fields: ['real_name', 'account', { key: 'roles', show: ({ roles }) => <Tags names={roles} /> }, { key: 'state', show: stateOf }],
      },
      {
        key: 'departments',
        when: ({ departments }) => departments !== undefined,
        Show: ({ row, words }) => <Departments {...row} words={words} />,
      },
      {
        key: 'signIns',
        fields: [
          { key: 'lastTime', show: ({ _last_time: time }) => time },
          { key: 'lastAddress', show: ({ last_ip: address }) => address },
        ],
      },
    ],
  },
  actions: [
    { key: 'add', on: 'list', icon: <Plus size={16} aria-hidden />, permission: 'setting-system_admin-add', form: staffForm },
    { key: 'edit', on: 'row', form: staffForm },
    {
      key: 'switchOn',
      on: 'batch',
      when: (rows) => rows.some(isOff),
      run: (rows, { connection }) => setAll(connection, rows.filter(isOff), 1),
    },
    {
      key: 'switchOff',
      on: 'batch',
      confirm: true,
      when: (rows) => rows.some((row) => !isOff(row)),
      run: (rows, { connection }) => setAll(connection, rows, 0),
      undo: (rows, { connection }) =>
        setAll(
          connection,
          rows.filter((row) => !isOff(row)),
          1,
        ),
    },
    {
      key: 'remove',
      on: 'row',
      isDanger: true,
      confirm: 'removeQuestion',
      async run({ id }, { connection }, words) {
        await connection.send(removeStaff, { params: { id } })
        return words.removed
      },
    },
  ],
})
