import type { Department } from '#src/api/departments.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'

type Rule = ServerForm['rules'][number]
type Person = { value: number; label: string }

interface DepartmentOption {
  value: number
  label: string
  children?: DepartmentOption[]
}

/** The tree as a form's choices, without a department and what is below it. */
function optionsOf(departments: readonly Department[], pid = 0, without?: Department['id']): DepartmentOption[] {
  return departments
    .filter((one) => one.pid === pid && one.id !== without)
    .map(({ id, name }) => {
      const children = optionsOf(departments, Number(id), without)
      return { value: Number(id), label: name, ...(children.length && { children }) }
    })
}

const must = (message: string, type: string) => [{ message, required: true, type, trigger: 'change' }]
const anyLevel = { emitPath: false, checkStrictly: true }

/** What a form needs to know besides the department. */
export interface Around {
  departments: readonly Department[]
  people: readonly Person[]
}

/** The form of a new department below `pid`, or of one there is. */
export function departmentForm(locale: Locale, { departments, people }: Around, pid: number, edited?: Department): ServerForm {
  const say = (key: string) => sentence(key, locale) ?? ''
  const top = { value: 0, label: say('department_top') }
  const nobody = { value: 0, label: say('department_no_leader') }
  const title = (field: string) => ({ title: say(`department_${field}`) })
  const rules: Rule[] = [
    {
      type: 'input',
      field: 'name',
      value: edited?.name ?? '',
      ...title('name'),
      props: { type: 'text', maxlength: 40 },
      validate: must(say('DEPARTMENT_NAME'), 'string'),
    },
    {
      type: 'cascader',
      field: 'pid',
      value: edited?.pid ?? pid,
      ...title('above'),
      props: { options: [top, ...optionsOf(departments, 0, edited?.id)], props: anyLevel },
    },
    {
      type: 'select',
      field: 'leader_id',
      value: Number(edited?.leader_id ?? 0),
      ...title('leader'),
      props: { filterable: true },
      options: [nobody, ...people],
    },
    { type: 'input', field: 'phone', value: edited?.phone ?? '', ...title('phone'), props: { type: 'text', maxlength: 40 } },
    { type: 'hidden', field: 'version', value: edited?.version ?? 0 },
  ]
  return {
    ...{ rules, title: say(edited ? 'department_edit' : 'department_add'), info: '', status: true },
    action: edited ? `/setting/structure/${edited.id}` : '/setting/structure',
    method: edited ? 'PUT' : 'POST',
  }
}

/** Who is to join a department; or, for people who are named, where they are to go. */
export function placementForm(
  locale: Locale,
  { departments, people }: Around,
  placement: { department: number; from: number; accounts: number[] },
): ServerForm {
  const say = (key: string) => sentence(key, locale) ?? ''
  const { department, from, accounts } = placement
  const isMove = accounts.length > 0
  const who: Rule = isMove
    ? { type: 'hidden', field: 'accounts', value: accounts }
    : {
        ...{ type: 'select', field: 'accounts', value: [], title: say('department_members') },
        ...{ props: { multiple: true, filterable: true }, options: people, validate: must(say('DEPARTMENT_NOBODY'), 'array') },
      }
  const where: Rule = {
    ...{ type: 'cascader', field: 'department', value: department || null, title: say('department_to') },
    ...{ props: { options: optionsOf(departments), props: anyLevel }, validate: must(say('DEPARTMENT_MISSING'), 'number') },
  }
  return {
    rules: [who, where, { type: 'hidden', field: 'from', value: from }],
    ...{
      title: say(isMove ? 'department_move' : 'department_join'),
      action: '/setting/structure/placement',
      method: 'POST',
      info: '',
      status: true,
    },
  }
}
