import type { MenuRule } from '#src/api/menu-rules.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import type { Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { readRules, type Rule } from './rules.ts'

type Field = ServerForm['rules'][number]

interface Option {
  value: number
  pid: number
  label: string
  children?: Option[]
}

function optionsOf(rules: readonly Rule[], pid = 0, without?: MenuRule['id']): Option[] {
  return rules
    .filter((rule) => rule.pid === pid && rule.id !== without)
    .map(({ id, menu_name: label }) => {
      const children = optionsOf(rules, id, without)
      return children.length ? { value: id, pid, label, children } : { value: id, pid, label }
    })
}

/** The form of a rule as the shop describes it; what is filled in goes to the calls of the contract, not to its address. */
export async function ruleForm(db: Db, locale: Locale, edited?: MenuRule): Promise<ServerForm> {
  const say = (key: string) => sentence(key, locale) ?? ''
  const must = (key: string) => [{ message: say(key), required: true, type: 'string', trigger: 'change' }]
  const text = (field: keyof MenuRule, key: string, missing?: string): Field => ({
    type: 'input',
    field,
    value: edited?.[field] ?? '',
    title: say(key),
    props: { type: 'text', placeholder: say(`${key}_hint`) },
    ...(missing ? { validate: must(missing) } : {}),
  })
  const choice = (field: keyof MenuRule, key: string, usual: number, options: [number, string][]): Field => ({
    type: 'radio',
    field,
    value: edited?.[field] ?? usual,
    title: say(key),
    props: {},
    options: options.map(([value, word]) => ({ value, label: say(word) })),
  })
  return {
    rules: [
      text('menu_name', 'menu_name', 'menu_name_missing'),
      text('menu_path', 'menu_path', edited && edited.auth_type !== 1 ? undefined : 'menu_path_missing'),
      text('unique_auth', 'menu_key'),
      {
        type: 'frame',
        field: 'icon',
        value: edited?.icon ?? '',
        title: say('menu_icon'),
        props: {
          ...{ type: 'input', maxLength: 1, title: say('menu_icon_hint'), src: '/admin/widget.widgets/icon?fodder=icon' },
          ...{ icon: 'md-add', height: '560px', footer: false },
        },
      },
      {
        type: 'inputNumber',
        field: 'sort',
        value: edited?.sort ?? 0,
        title: say('menu_sort'),
        props: { placeholder: say('menu_sort_hint'), precision: 0 },
      },
      // calls are judged by the key that they state, so there is nothing to enter for them
      choice('auth_type', 'menu_type', 1, [
        [1, 'menu_type_1'],
        [3, 'menu_type_3'],
      ]),
      choice('is_show', 'menu_state', 1, [
        [1, 'menu_on'],
        [0, 'menu_off'],
      ]),
      choice('is_show_path', 'menu_show', 0, [
        [1, 'menu_shown'],
        [0, 'menu_hidden'],
      ]),
      {
        type: 'cascader',
        field: 'menu_list',
        value: edited?.path ?? [],
        title: say('menu_parent'),
        props: {
          type: 'other',
          options: optionsOf(await readRules(db, locale), 0, edited?.id),
          placeholder: say('menu_parent_hint'),
          filterable: true,
        },
      },
      ...(edited ? [{ type: 'hidden', field: 'version', value: edited.version, title: '', props: {} }] : []),
    ],
    title: say(edited ? 'menu_edit' : 'menu_add'),
    action: edited ? `/setting/menus/${edited.id}` : '/setting/menus',
    method: edited ? 'PUT' : 'POST',
    info: '',
    status: true,
  }
}
