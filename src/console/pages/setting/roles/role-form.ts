import { readRole, readRoleMenus, saveRole, type RoleRow } from '#src/api/roles.ts'
import { defineForm } from '#src/console/engine/form/define-form.ts'
import type { FormTarget } from '#src/console/engine/form/form.ts'
import { RoleRules } from './role-rules.tsx'
import { checkedOf, idsIn } from './role-tree.ts'
import { $text } from './role-form.text.ts'

const states = [
  { value: 1, word: 'on' },
  { value: 0, word: 'off' },
] as const

/** A role's name, state and the tree of what it may do. */
export const roleForm = defineForm({
  text: $text,
  title: { add: 'add', edit: 'edit' },
  width: 540,
  async start({ row, connection }: FormTarget<RoleRow>) {
    if (!row) {
      const { menus } = await connection.send(readRoleMenus, {})
      return { name: '', status: 1, rules: [...checkedOf(menus)], menus, version: undefined }
    }
    const { role, menus } = await connection.send(readRole, { params: { id: row.id } })
    return { name: role.role_name, status: Number(role.status), rules: [...checkedOf(menus)], menus, version: role.version }
  },
  theirs(row, { menus }) {
    const ids = new Set(row.rules.split(','))
    // in the order of the tree, as they were read: what nobody changed is no difference
    const rules = [...checkedOf(menus, ({ id }) => ids.has(String(id)))]
    return { name: row.role_name, status: Number(row.status), rules, menus, version: row.version }
  },
  fields: [
    { key: 'name', required: 'nameMissing', hint: 'nameHint', maxLength: 64 },
    { key: 'status', as: 'choice', options: states },
    { key: 'rules', as: 'own', control: RoleRules, required: 'rulesMissing' },
  ],
  async save({ name, status, rules, menus, version }, { connection, row, options }) {
    const body = { role_name: name.trim(), status, checked_menus: idsIn(menus, new Set(rules)), ...(version && { version }) }
    return (await connection.answer(saveRole, { params: { id: row?.id ?? 0 }, body }, options)).message
  },
})
