import { notePaper } from '#src/api/factory-orders.ts'
import type { Resource } from '#src/api/resource.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { longText } from '#src/kinds/long-text.ts'
import { pictures } from '#src/kinds/pictures.ts'
import { $text } from './note.text.ts'
import { paperTypeOf } from './workbooks.ts'

interface Paper {
  id: string
  version: number | undefined
  remark: string
  files: readonly string[]
}
interface Values {
  remark: string
  files: readonly string[]
}

const noteForm = (of: Pick<Resource, 'document' | 'name'>) =>
  defineForm<Paper, Values, ReturnType<typeof $text.get>>({
    text: $text,
    start: ({ row }) => ({ remark: row?.remark ?? '', files: row?.files ?? [] }),
    fields: [
      { key: 'remark', of: longText({ max: 500 }) },
      { key: 'files', of: pictures({ max: 20 }) },
    ],
    save: async ({ remark, files }, { connection, row, options }) => {
      const body = {
        type: paperTypeOf(of),
        id: Number(row!.id),
        ...(row!.version !== undefined && { version: row!.version }),
        remark,
        files,
      }
      return (await connection.answer(notePaper, { body }, options)).message
    },
  })

/** Remark and pictures of a paper, which are added whatever its state; what they were before stays in its events. */
export const noteOf = (of: Pick<Resource, 'document' | 'name' | 'keys'>) => ({
  ...{ key: 'note' as const, on: 'row' as const, permission: of.keys.edit },
  form: noteForm(of) as never,
})
