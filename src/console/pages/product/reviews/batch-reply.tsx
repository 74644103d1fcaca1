import { useStore } from '@nanostores/react'
import { replyToReview, type ProductReview } from '#src/api/product-reviews.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import type { FormSheetProps } from '#src/console/form/form-sheet.tsx'
import { longText } from '#src/kinds/long-text.ts'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { $text } from './text.ts'

type Rows = readonly ProductReview[]

const sheet = lazyPart<FormSheetProps<Rows>>(async () => (await import('#src/console/form/form-sheet.tsx')).FormSheet)

export const isUnanswered = ({ is_reply: isReplied }: ProductReview) => Number(isReplied) === 0

/** The same answer for several; the server has a call for one, and nobody's answer is written over. */
const form = defineForm<Rows, { content: string }, ReturnType<typeof $text.get>>({
  text: $text,
  start: () => ({ content: '' }),
  fields: [{ key: 'content', required: 'contentMissing', of: longText({ max: 1_000 }) }],
  async save({ content }, { connection, row = [] }) {
    let said = ''
    for (const { id } of row.filter(isUnanswered))
      said = (await connection.answer(replyToReview, { params: { id }, body: { content } })).message
    return said
  },
})

interface BatchReplyProps {
  rows: Rows
  onClose(): void
  tools: PageTools
}

/** Answers those of the chosen reviews that nobody has answered. */
export function BatchReply({ rows, onClose, tools }: BatchReplyProps) {
  const words = useStore($text)
  const Sheet = useLazyPart(sheet, true, onClose)
  if (!Sheet) return null
  const title = words.replyingTo(rows.filter(isUnanswered).length)
  return <Sheet form={form} row={rows} draft={null} title={title} onDone={tools.reload} onClose={onClose} />
}
