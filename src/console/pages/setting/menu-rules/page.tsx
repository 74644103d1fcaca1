import { Plus } from 'lucide-react'
import { lazy } from 'react'
import { listMenuRules, removeMenuRule, showMenuRule, type MenuRule } from '#src/api/menu-rules.ts'
import { CodeText } from '#src/console/engine/code-text.tsx'
import { definePage } from '#src/console/engine/define-page.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { found } from './found.ts'
import { changedRule, newRule } from './rule-form.ts'
import { $text } from './text.ts'

const CallDialog = lazy(async () => ({ default: (await import('./call-dialog.tsx')).CallDialog }))

type Words = ReturnType<typeof $text.get>

// menus and buttons
const holdsOthers = ({ auth_type: type }: MenuRule) => Number(type) !== 2

const typeOf = ({ auth_type: type, menu_path: path, methods, api_url: url }: MenuRule, words: Words) => {
  if (Number(type) === 1) return words.menu(path)
  return Number(type) === 3 ? words.button : `${words.call} ${methods} ${url}`.trim()
}

/** Entries of the menu, buttons and calls below each other, with the keys they ask for (system contract, 权限规则). */
export default definePage<MenuRule, Words>({
  text: $text,
  list: { whole: listMenuRules, rows: found },
  children: ({ children }) => children ?? [],
  rowKey: ({ id }) => String(id),
  rowName: ({ menu_name: name }) => name,
  empty: 'empty',
  filters: [
    { field: 'is_show', as: 'choice', word: 'state', options: choices('all', ['1', 'on'], ['0', 'off']) },
    { field: 'keyword', as: 'text', word: 'search' },
  ],
  columns: [
    { key: 'name', heading: true, show: ({ menu_name: name }) => <strong className="console-name">{name}</strong> },
    { key: 'type', width: 222, show: (rule, words) => <CodeText>{typeOf(rule, words)}</CodeText> },
    { key: 'permission', width: 170, show: ({ unique_auth: key }) => <CodeText>{key}</CodeText> },
    {
      ...{ key: 'state', width: 84 },
      isOn: ({ is_show: isOn }) => Number(isOn) === 1,
      async toggle({ id, is_show_path: isShown }, next, { connection }) {
        const body = { is_show: next ? 1 : 0, is_show_path: isShown }
        return (await connection.answer(showMenuRule, { params: { id }, body })).message
      },
    },
    { key: 'mark', width: 80 },
    { key: 'sort', width: 60, align: 'end' },
    {
      ...{ key: 'shown', width: 84, when: ({ auth_type: type }) => Number(type) === 1 },
      isOn: ({ is_show_path: isShown }) => Number(isShown) === 1,
      async toggle({ id, is_show: isOn }, next, { connection }) {
        const body = { is_show: isOn, is_show_path: next ? 1 : 0 }
        return (await connection.answer(showMenuRule, { params: { id }, body })).message
      },
    },
  ],
  actions: [
    { key: 'add', on: 'list', icon: <Plus size={16} aria-hidden />, permission: 'setting-system_menus-add', form: newRule },
    { key: 'edit', on: 'row', form: changedRule },
    { key: 'below', on: 'row', permission: 'setting-system_menus-add', when: holdsOthers, form: newRule },
    // our own server judges a call by the key that it states: there are none to be chosen
    { key: 'pick', on: 'row', at: 'shop', permission: 'setting-system_menus-add', when: holdsOthers, Dialog: CallDialog },
    {
      key: 'remove',
      on: 'row',
      isDanger: true,
      confirm: 'removeQuestion',
      when: ({ children }) => !children?.length,
      async run({ id }, { connection }, words) {
        await connection.send(removeMenuRule, { params: { id } })
        return words.removed
      },
    },
  ],
})
