import { readRole, readRoleMenus, saveRole, type DataScope, type RoleRow } from '#src/api/roles.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import type { FormTarget } from '#src/forms/declared/form.ts'
import { choice } from '#src/kinds/choice.ts'
import { text } from '#src/kinds/text.ts'
import { RoleRules } from './role-rules.tsx'
import { checkedOf, idsIn } from './role-tree.ts'
import { $text } from './role-form.text.ts'

const scopes = { own: 'own', department: 'department', below: 'below', all: 'everything' }

/** A plain shop's roles know no scope. */
const scopeOf = (scope: DataScope | undefined) => ({ scope: String(scope ?? 'all'), hasScope: scope !== undefined })

/** A role's name, state, data scope and the tree of what it may do. */
export const roleForm = defineForm({
  text: $text,
  title: { add: 'add', edit: 'edit' },
  width: 540,
  async start({ row, connection }: FormTarget<RoleRow>) {
    if (!row) {
      const { menus, data_scope: scope } = await connection.send(readRoleMenus, {})
      return { name: '', status: '1', ...scopeOf(scope), rules: [...checkedOf(menus)], menus, version: undefined }
    }
    const { role, menus } = await connection.send(readRole, { params: { id: row.id } })
    return {
      name: role.role_name,
      status: String(role.status),
      ...scopeOf(role.data_scope),
      rules: [...checkedOf(menus)],
      menus,
      version: role.version,
    }
  },
  theirs(row, { menus }) {
    const ids = new Set(row.rules.split(','))
    // in the order of the tree, as they were read: what nobody changed is no difference
    const rules = [...checkedOf(menus, ({ id }) => ids.has(String(id)))]
    return { name: row.role_name, status: String(row.status), ...scopeOf(row.data_scope), rules, menus, version: row.version }
  },
  fields: [
    { key: 'name', sentAs: 'role_name', required: 'nameMissing', hint: 'nameHint', of: text({ max: 64 }) },
    { key: 'status', of: choice({ 1: 'on', 0: 'off' }, { order: ['1', '0'] }) },
    { key: 'scope', sentAs: 'data_scope', of: choice(scopes), help: 'scopeHelp', when: ({ hasScope }) => hasScope },
    { key: 'rules', sentAs: 'checked_menus', control: RoleRules, required: 'rulesMissing' },
  ],
  async save({ name, status, scope, hasScope, rules, menus, version }, { connection, row, options }) {
    const body = {
      role_name: name.trim(),
      status: Number(status),
      checked_menus: idsIn(menus, new Set(rules)),
      ...(hasScope && { data_scope: scope as DataScope }),
      ...(version && { version }),
    }
    return (await connection.answer(saveRole, { params: { id: row?.id ?? 0 }, body }, options)).message
  },
})
