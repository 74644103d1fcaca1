import { Plus } from 'lucide-react'
import { listRoles, removeRole, setRoleStatus, type RoleRow } from '#src/api/roles.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { roleForm } from './role-form.ts'
import { $text } from './text.ts'

export default definePage({
  text: $text,
  list: listRoles,
  size: 15,
  empty: 'empty',
  rowKey: ({ id }) => String(id),
  rowName: ({ role_name: name }) => name,
  filters: [
    { field: 'role_name', as: 'text', word: 'search' },
    {
      field: 'status',
      as: 'choice',
      word: 'state',
      options: choices('all', ['1', 'on'], ['0', 'off']),
    },
  ],
  columns: [
    { key: 'id', width: 90, show: ({ id }) => id },
    { key: 'name', heading: true, show: ({ role_name: name }) => <strong className="console-name">{name}</strong> },
    { key: 'rules', show: ({ rules }, words) => <span title={rules}>{shortened(rules, words.between)}</span> },
    {
      key: 'status',
      width: 100,
      isOn: ({ status }) => Number(status) === 1,
      async toggle({ id }: RoleRow, next, { connection }) {
        return (await connection.answer(setRoleStatus, { params: { id, status: next ? 1 : 0 } })).message
      },
    },
  ],
  actions: [
    { key: 'add', on: 'list', icon: <Plus size={16} aria-hidden />, permission: 'setting-system_role-add', form: roleForm },
    { key: 'edit', on: 'row', form: roleForm },
    {
      key: 'remove',
      on: 'row',
      isDanger: true,
      confirm: 'removeQuestion',
      async run({ id }, { connection }, words) {
        await connection.send(removeRole, { params: { id } })
        return words.removed
      },
    },
  ],
})

/** A shop's role may name hundreds of rules. */
const shortened = (rules: string, between: string) => {
  const names = rules.split(',').filter(Boolean)
  return names.length > 6 ? `${names.slice(0, 6).join(between)}… (${names.length})` : names.join(between) || '—'
}
