import type { Endpoint, Id } from '#src/api/endpoint.ts'
import { defineForm } from '#src/console/engine/form/define-form.ts'
import type { Form } from '#src/console/engine/form/form.ts'
import { longText } from '#src/kinds/long-text.ts'
import { $text } from './remark-form.text.ts'

type Words = ReturnType<typeof $text.get>

interface Remarked {
  id: Id
  remark: string
}

/** The shop's own note at an order or a refund: up to 200 signs. */
export const remarkForm = <Row extends Remarked>(call: Endpoint<{ params: { id: Id }; body: { remark: string } }, unknown>): Form<Row> =>
  defineForm<Row, { remark: string }, Words>({
    text: $text,
    title: { add: 'title', edit: 'title' },
    start: ({ row }) => ({ remark: row?.remark ?? '' }),
    fields: [{ key: 'remark', required: 'missing', of: longText({ max: 200 }) }],
    async save({ remark }, { connection, row, options }) {
      return (await connection.answer(call, { params: { id: row!.id }, body: { remark } }, options)).message
    },
  })
