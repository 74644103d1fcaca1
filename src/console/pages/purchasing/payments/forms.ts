import { removePaid, unallocatePaid, type PaidRow } from '#src/api/factory-money.ts'
import { documentName } from '#src/console/parts/factory/money/party-money.tsx'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { choice } from '#src/kinds/choice.ts'
import { text } from '#src/kinds/text.ts'
import { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>

/** Takes a payment back, with a reason (manufacturing 3.2, delPaid). */
export const undoForm = defineForm<PaidRow, { reason: string }, Words>({
  text: $text,
  start: () => ({ reason: '' }),
  fields: [{ key: 'reason', of: text({ required: true, max: 200 }), required: 'missing', help: 'undoHelp' }],
  save: async ({ reason }, { connection, row, options }) =>
    (await connection.answer(removePaid, { body: { id: row!.id, reason } }, options)).message,
})

interface Unsettling {
  which: string
  reason: string
  names: Readonly<Record<string, string>>
}

/** Takes back what a payment has settled of one document: the money is to settle something else. */
export const unsettleForm = defineForm<PaidRow, Unsettling, Words>({
  text: $text,
  start: ({ row }) => ({
    which: String(row!.allocations[0]?.id ?? ''),
    reason: '',
    names: Object.fromEntries(row!.allocations.map((one) => [String(one.id), `${documentName($text.get(), one)} ${one.amount}`])),
  }),
  fields: [
    {
      key: 'which',
      of: ({ names }) => choice(Object.fromEntries(Object.keys(names).map((id) => [id, id])), { required: true }),
      words: ({ names }) => names as never,
      required: 'missing',
    },
    { key: 'reason', of: text({ required: true, max: 200 }), required: 'missing' },
  ],
  async save({ which, reason }, { connection, row, options }) {
    const { ids = [] } = row!.allocations.find(({ id }) => String(id) === which) ?? {}
    return (await connection.answer(unallocatePaid, { body: { ids, reason } }, options)).message
  },
})
