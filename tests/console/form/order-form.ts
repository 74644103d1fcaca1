import type { FormDraft } from '#src/api/preferences.ts'
import { endpoint } from '#src/api/endpoint.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import type { FormTarget } from '#src/forms/declared/form.ts'
import { choice } from '#src/kinds/choice.ts'
import { text } from '#src/kinds/text.ts'
import { columns } from '#src/text/columns.ts'
import type { fakeBackend } from '../../gate/fake-backend.ts'
import type { Order } from '../engine/orders-stage.tsx'

const word = (text: string) => ({ 'zh-cn': text, en: `${text} en`, 'zh-tw': text })
const $text = columns({
  code: word('单号'),
  total: word('金额'),
  pin: word('口令'),
  state: word('状态'),
  waiting: word('待审核'),
  done: word('已完成'),
  codeMissing: word('请输入单号'),
  totalWrong: word('金额不对'),
})
export type Values = { code: string; total: string; pin: string; state: string; version?: number }
const saveOrder = endpoint<{ body: object }, unknown>('POST', '/orders/save', { encoding: 'json' })
/** A form of an order, with a version and a secret. */
export const form = defineForm({
  text: $text,
  start: ({ row }: FormTarget<Order>): Values => ({
    ...{ code: '', total: '', version: 1, ...row },
    ...{ pin: '', state: String(row?.state ?? 0) },
  }),
  fields: [
    { key: 'code', required: 'codeMissing', of: text({ max: 20 }) },
    { key: 'total', check: (total, _, words) => !/^\d+(\.\d+)?$/.test(total) && words.totalWrong },
    { key: 'pin', of: text({ isSecret: true }) },
    { key: 'state', of: choice({ 0: 'waiting', 1: 'done' }) },
  ],
  async save(values, { connection, options }) {
    return (await connection.answer(saveOrder, { body: { ...values, state: Number(values.state) } }, options)).message
  },
})

/** A server that keeps the drafts of its forms in a map. */
export function keepDrafts(backend: ReturnType<typeof fakeBackend>, drafts: Map<string, FormDraft>): void {
  for (const name of ['add.new.orders', 'edit.1.orders']) {
    const path = `/adminapi/setting/form_drafts/${name}`
    backend.answers.set(`GET ${path}`, () => ({ status: 200, msg: 'ok', data: { draft: drafts.get(name) ?? null } }))
    backend.answers.set(`PUT ${path}`, (body) => {
      drafts.set(name, (body as { draft: FormDraft }).draft)
      return { status: 200, msg: 'ok' }
    })
    backend.answers.set(`DELETE ${path}`, () => {
      const by = new URL(backend.calls.at(-1)!.split(' ')[1]!, 'http://x').searchParams.get('by')
      if (by === null || by === (drafts.get(name)?.by ?? '-')) drafts.delete(name)
      return { status: 200, msg: 'ok' }
    })
  }
}
