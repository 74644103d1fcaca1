import { factoryNotices } from '#src/api/factory-notices.ts'
import type { Resource } from '#src/api/resource.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { longText } from '#src/kinds/long-text.ts'
import { references } from '#src/kinds/reference.ts'
import { paperTypeOf } from '../../workbooks.ts'
import { $text } from './text.ts'

interface Paper {
  id: string
  status: string
}
interface Values {
  to: readonly string[]
  note: string
}

const remindForm = (of: Pick<Resource, 'document' | 'name'>) =>
  defineForm<Paper, Values, ReturnType<typeof $text.get>>({
    text: $text,
    start: () => ({ to: [], note: '' }),
    fields: [
      { key: 'to', of: references('staff', { max: 20 }), help: 'toHelp' },
      { key: 'note', of: longText({ max: 200 }) },
    ],
    save: async ({ to, note }, { connection, row, options }) => {
      const body = {
        action: 'remind' as const,
        type: paperTypeOf(of),
        id: Number(row!.id),
        note,
        ...(to.length > 0 && { to: to.map(Number) }),
      }
      const { sent = 0 } = await connection.send(factoryNotices, { body }, options)
      return $text.get().sent(sent)
    },
  })

/** Reminds people of a paper that waits to be approved or audited: who has to, or who is chosen. */
export const remindOf = (of: Pick<Resource, 'document' | 'name' | 'keys'>) => ({
  ...{ key: 'remind' as const, on: 'row' as const, permission: of.keys.page },
  when: ({ status }: Paper) => status === '1',
  form: remindForm(of) as never,
})
