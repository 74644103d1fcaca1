import { useStore } from '@nanostores/react'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { listStaff, readStaffCreateForm, readStaffEditForm, removeStaff, setStaffStatus, type StaffRow } from '#src/api/staff.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { useConnection } from '#src/gate/use-connection.ts'
import { definePage, type PageTools } from '../engine/page.ts'
import { $text } from './staff.text.ts'

interface StaffDialogProps {
  row?: StaffRow
  tools: PageTools
  onClose(): void
}

/** The server's own form, of a new administrator or of one there is. */
function StaffDialog({ row, tools, onClose }: StaffDialogProps) {
  const text = useStore($text)
  const connection = useConnection()
  const id = row?.id
  const load = useMemo(
    () => () => (id === undefined ? connection.send(readStaffCreateForm, {}) : connection.send(readStaffEditForm, { params: { id } })),
    [connection, id],
  )
  return <FormDialog connection={connection} load={load} title={row ? text.edit : text.add} onClose={onClose} onDone={tools.reload} />
}

const tags = (roles: string) => roles.split(',').filter(Boolean)

export default definePage({
  text: $text,
  list: listStaff,
  size: 15,
  empty: 'empty',
  rowKey: ({ id }) => String(id),
  rowName: ({ real_name: name, account }) => `${name} (${account})`,
  filters: [
    { field: 'name', as: 'text', word: 'search' },
    {
      field: 'status',
      as: 'choice',
      word: 'state',
      options: [
        { value: '', word: 'all' },
        { value: '1', word: 'on' },
        { value: '0', word: 'off' },
      ],
    },
  ],
  columns: [
    { key: 'real_name', heading: true, show: ({ real_name: name }) => <strong className="console-name">{name}</strong> },
    'account',
    {
      key: 'roles',
      show: ({ roles }) => (
        <span className="console-tags">
          {tags(roles).map((role) => (
            <span key={role} className="console-tag">
              {role}
            </span>
          ))}
        </span>
      ),
    },
    { key: 'lastTime', width: 180, show: ({ _last_time: time }) => (time ? <time>{time}</time> : '—') },
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
  actions: [
    { key: 'add', on: 'list', icon: <Plus size={16} aria-hidden />, permission: 'setting-system_admin-add', Dialog: StaffDialog },
    { key: 'edit', on: 'row', Dialog: StaffDialog },
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
