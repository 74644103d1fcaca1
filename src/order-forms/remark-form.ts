import type { Endpoint, Id } from '#src/api/endpoint.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import type { Form } from '#src/forms/declared/form.ts'
import type { SendOptions } from '#src/http/request.ts'
import { longText } from '#src/kinds/long-text.ts'
import type { Connection } from '#src/stores/connection.ts'
import { $text } from './remark-form.text.ts'

type Words = ReturnType<typeof $text.get>

/** Stores a note; answers the server's sentence. @throws RequestError */
type Remark<Row> = (connection: Connection, row: Row, remark: string, options: SendOptions) => Promise<string>

/** The call of the back office, by the id of an order or a refund. */
export const byId =
  (call: Endpoint<{ params: { id: Id }; body: { remark: string } }, unknown>): Remark<{ id: Id }> =>
  async (connection, { id }, remark, options) =>
    (await connection.answer(call, { params: { id }, body: { remark } }, options)).message

/** The shop's own note at an order or a refund: up to 200 signs. */
export const remarkForm = <Row extends { id: Id; remark: string }>(store: Remark<NoInfer<Row>>): Form<Row> =>
  defineForm<Row, { remark: string }, Words>({
    text: $text,
    title: { add: 'title', edit: 'title' },
    start: ({ row }) => ({ remark: row?.remark ?? '' }),
    fields: [{ key: 'remark', required: 'missing', of: longText({ max: 200 }) }],
    save: ({ remark }, { connection, row, options }) => store(connection, row!, remark.trim(), options),
  })
