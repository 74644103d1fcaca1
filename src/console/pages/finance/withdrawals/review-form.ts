import type { BeginWork } from '#src/console/engine/action.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import type { Form } from '#src/forms/declared/form.ts'
import { choice } from '#src/kinds/choice.ts'
import { longText } from '#src/kinds/long-text.ts'
import { $text, type Words } from './text.ts'

/** What becomes of everything that waits of what the filter finds. */
export const reviewOfAll = (begin: BeginWork): Form<never> =>
  defineForm<never, { verdict: string; message: string }, Words>({
    text: $text,
    start: () => ({ verdict: 'pass', message: '' }),
    fields: [
      { key: 'verdict', of: choice({ pass: 'pass', refuse: 'refuse' }), required: 'verdict', help: 'reviewAbout' },
      {
        ...{ key: 'message', of: longText({ max: 500 }), required: 'messageHint', hint: 'messageHint' },
        when: ({ verdict }) => verdict === 'refuse',
      },
    ],
    save: ({ verdict, message }, { options }) => begin({ verdict, ...(verdict === 'refuse' && { message }) }, options),
  })
