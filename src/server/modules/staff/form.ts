import { sql } from 'drizzle-orm'
import type { ServerForm } from '#src/api/server-form.ts'
import { rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { keepsAll } from '../../factory/scopes/warehouses.ts'
import { grantableRoles } from '../../access/rank.ts'
import type { User } from '../../sessions.ts'
import { departmentsToChoose, mayAssignDepartments } from './departments.ts'
import type { Edited } from './service.ts'

/** Warehouses that somebody may keep: those in use, and those that they keep already. */
const warehousesToChoose = (db: Db, kept: readonly number[]): Promise<{ value: number; label: string }[]> =>
  rows(
    db,
    sql`select id as value, name as label from warehouses where status = 1 or id = any(${sql.param([...kept])}::bigint[]) order by sort desc, id`,
  )

type Rule = ServerForm['rules'][number]

/** The form of a new administrator, or of one there is, as the shop describes it (system contract, createAdminForm). */
export async function staffForm(db: Db, user: User, locale: Locale, edited?: Edited): Promise<ServerForm> {
  const say = (key: string) => sentence(key, locale) ?? ''
  const roles = await rows<{ value: number; label: string }>(
    db,
    sql`select id as value, name as label from roles where ${grantableRoles(user)} and (not is_disabled or id = any(${sql.param(edited?.roles ?? [])}::bigint[])) order by id`,
  )
  const departments = mayAssignDepartments(user) ? await departmentsToChoose(db) : []
  const departmentsRule: Rule = {
    type: 'select',
    field: 'departments',
    value: edited?.departments ?? [],
    title: say('staff_departments'),
    props: { multiple: true, placeholder: say('staff_departments_hint') },
    options: departments,
  }
  const warehouses = keepsAll(user) ? await warehousesToChoose(db, edited?.warehouses ?? []) : []
  const warehousesRule: Rule = { ...departmentsRule, field: 'warehouses', value: edited?.warehouses ?? [], options: warehouses }
  warehousesRule.title = say('staff_warehouses')
  warehousesRule.props = { multiple: true, placeholder: say('staff_warehouses_hint') }
  const must = (message: string, type = 'string') => [{ message: say(message), required: true, type, trigger: 'change' }]
  const input = (field: string, value: string, key: string, type = 'text', missing?: string): Rule => ({
    type: 'input',
    field,
    value,
    title: say(key),
    props: { type, placeholder: say(`${key}_hint`) },
    ...(missing ? { validate: must(missing) } : {}),
  })
  const options = [
    { label: say('staff_on'), value: 1 },
    { label: say('staff_off'), value: 0 },
  ]
  return {
    rules: [
      input('account', edited?.account ?? '', 'staff_account', 'text', 'staff_account_missing'),
      input('pwd', '', 'staff_password', 'password', edited ? undefined : 'staff_password_missing'),
      input('conf_pwd', '', 'staff_repeat', 'password', edited ? undefined : '400263'),
      input('real_name', edited?.real_name ?? '', 'staff_name', 'text', '400035'),
      {
        type: 'select',
        field: 'roles',
        value: edited?.roles ?? [],
        title: say('staff_roles'),
        props: { multiple: true, placeholder: say('staff_roles_hint') },
        validate: must('400036', 'array'),
        options: roles,
      },
      ...(departments.length > 0 ? [departmentsRule] : []),
      ...(warehouses.length > 0 ? [warehousesRule] : []),
      { type: 'radio', field: 'status', value: edited ? edited.status : 1, title: say('staff_status'), props: {}, options },
      ...(edited ? [{ type: 'hidden', field: 'version', value: edited.version, title: '', props: {} }] : []),
    ],
    title: say(edited ? 'staff_edit' : 'staff_add'),
    action: edited ? `/setting/admin/${edited.id}` : '/setting/admin',
    method: edited ? 'PUT' : 'POST',
    info: '',
    status: true,
  }
}
