import { readChatAdvertisementText, saveChatAdvertisementText } from '#src/api/chat-advertisement.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import type { FormTarget } from '#src/forms/declared/form.ts'
import { richText } from '#src/kinds/rich-text.ts'
import { $text } from './text.ts'

interface Values {
  content: string
  version?: number | undefined
}

const form = defineForm({
  text: $text,
  in: 'page',
  async start({ connection }: FormTarget<Values>): Promise<Values> {
    const { content, version } = await connection.send(readChatAdvertisementText, {})
    return { content: content ?? '', version }
  },
  theirs: ({ content, version }: Values) => ({ content, version }),
  fields: [{ key: 'content', of: richText(), help: 'contentHelp' }],
  async save({ content, version }, { connection, options }) {
    const body = { content, ...(version !== undefined && { version }) }
    return (await connection.answer(saveChatAdvertisementText, { body }, options)).message
  },
})

/** What stands beside the chat of visitors (system contract, 客服页面广告). */
export default definePage({ text: $text, form, stays: true })
