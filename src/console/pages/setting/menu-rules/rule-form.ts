import type { Id } from '#src/api/endpoint.ts'
import { createMenuRule, editMenuRule, readMenuRule, readMenuRuleEditForm, readMenuRuleForm, type MenuRule } from '#src/api/menu-rules.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import { serverForm } from '#src/forms/declared/define-form.ts'
import type { Form, Saving } from '#src/forms/declared/form.ts'

/** Any rule may have others below it; a button needs no address. */
const fitted = (form: ServerForm, above: readonly Id[]): ServerForm => ({
  ...form,
  rules: form.rules.map((rule) => {
    if (rule['field'] === 'menu_path') return { ...rule, validate: [] }
    if (rule['field'] !== 'menu_list') return rule
    const props = { ...(rule['props'] as object), props: { checkStrictly: true } }
    return { ...rule, props, ...(above.length ? { value: above } : {}) }
  }),
})

type Filled = Record<string, unknown> & { menu_list?: Id[] }

const withParents = ({ menu_list: list, ...filled }: Filled) => {
  const path = [list ?? []].flat()
  return { ...filled, path, pid: path.at(-1) ?? 0 }
}

const trailOf = ({ path }: MenuRule): Id[] => (Array.isArray(path) ? path : path.split('/').filter(Boolean).map(Number))

// the form names an address that no shop has (conventions 11), so what is filled in goes to the calls of the contract
const create = async (body: object, { connection, options }: Saving<MenuRule>) =>
  (await connection.answer(createMenuRule, { body: withParents(body as Filled) as never }, options)).message

/** A new rule below the row, or at the top. */
export const newRule: Form<MenuRule> = serverForm({
  ask: async ({ connection, row }) => fitted(await connection.send(readMenuRuleForm, {}), row ? [...trailOf(row), row.id] : []),
  save: create,
})

/** A rule that there is; what the form does not show goes back as it is stored. */
export const changedRule: Form<MenuRule> = serverForm({
  ask: async ({ connection, row }) => fitted(await connection.send(readMenuRuleEditForm, { params: { id: row!.id } }), []),
  async save(body, { connection, row, options }) {
    const params = { id: row!.id }
    const { id: _id, children: _children, ...kept } = await connection.send(readMenuRule, { params })
    return (await connection.answer(editMenuRule, { params, body: { ...kept, ...withParents(body as Filled) } as never }, options)).message
  },
})
