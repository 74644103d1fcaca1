import { readChatRules, saveChatRules, mostOf, type ChatRules } from '#src/api/chat-settings.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import type { FormTarget } from '#src/forms/declared/form.ts'
import { choice } from '#src/kinds/choice.ts'
import { longText } from '#src/kinds/long-text.ts'
import { whole } from '#src/kinds/whole.ts'
import { $text } from './text.ts'
import { endsEarly, hoursField, questionsField, rulesOf, valuesOf } from './wire.ts'

const form = defineForm({
  text: $text,
  in: 'page',
  start: async ({ connection }: FormTarget<ChatRules>) => valuesOf(await connection.send(readChatRules, {})),
  theirs: (rules: ChatRules) => valuesOf(rules),
  fields: [
    {
      key: 'assignment',
      of: choice({ last: 'last', least: 'least', turns: 'turns' }, { order: ['last', 'least', 'turns'] }),
      required: 'missing',
    },
    { key: 'capacity', of: whole({ most: 1000 }), required: 'missing', help: 'capacityHelp' },
    { key: 'grace', of: whole({ most: 86_400 }), required: 'missing', help: 'graceHelp' },
    { key: 'hours', of: hoursField, help: 'hoursHelp', check: (hours, _, words) => hours.some(endsEarly) && words.hoursOrder },
    { key: 'awayMessage', of: longText({ max: mostOf.awayMessage }), help: 'awayHelp' },
    { key: 'questions', of: questionsField, help: 'questionsHelp' },
  ],
  save: async (values, { connection, options }) => (await connection.answer(saveChatRules, { body: rulesOf(values) }, options)).message,
})

/** How visitors find agents, and what they read while nobody is there: our own server's. */
export default definePage({ text: $text, form, stays: true, feature: 'chatDesk' })
