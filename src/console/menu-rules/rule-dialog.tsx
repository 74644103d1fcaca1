import { useMemo } from 'react'
import type { Id } from '#src/api/endpoint.ts'
import { createMenuRule, editMenuRule, readMenuRule, readMenuRuleEditForm, readMenuRuleForm, type MenuRule } from '#src/api/menu-rules.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import type { Connection } from '#src/stores/connection.ts'
import type { PageTools } from '../engine/page.ts'
import { formToolsOf } from '../form/form-tools.tsx'

export interface RuleDialogProps {
  /** Undefined for a new one. */
  rule?: MenuRule
  /** The ids above a new one. */
  above?: readonly Id[]
  title: string
  tools: PageTools
  onClose(): void
}

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

type Filled = Record<string, unknown> & { menu_name: string; menu_list?: Id[] }

/** The form names an address that no shop has (conventions 11), so what is filled in goes to the calls of the contract. */
function storing(connection: Connection, rule: MenuRule | undefined) {
  let stored: Partial<MenuRule> = {}
  const load = async (above: readonly Id[]) => {
    if (!rule) return fitted(await connection.send(readMenuRuleForm, {}), above)
    const params = { id: rule.id }
    const [form, whole] = await Promise.all([connection.send(readMenuRuleEditForm, { params }), connection.send(readMenuRule, { params })])
    stored = whole
    return fitted(form, [])
  }
  const answer = (_: unknown, input: { body?: unknown }) => {
    const { menu_list: list, ...filled } = input.body as Filled
    const path = [list ?? []].flat()
    const { id: _id, children: _children, ...kept } = stored
    const body = { ...kept, ...filled, path, pid: path.at(-1) ?? 0 }
    return rule ? connection.answer(editMenuRule, { params: { id: rule.id }, body }) : connection.answer(createMenuRule, { body })
  }
  return { load, connection: { base: connection.base, answer } as unknown as Pick<Connection, 'answer' | 'base'> }
}

/** The server's form of a rule. */
export function RuleDialog({ rule, above, title, tools, onClose }: RuleDialogProps) {
  const { connection } = tools
  const store = useMemo(() => storing(connection, rule), [connection, rule])
  const load = useMemo(() => () => store.load(above ?? []), [store, above])
  return (
    <FormDialog
      connection={store.connection}
      tools={formToolsOf(connection)}
      load={load}
      title={title}
      onClose={onClose}
      onDone={tools.reload}
    />
  )
}
