import { contentOf, type ContentKind, type ContentOf } from '../wire/content.ts'
import type { Conversation } from '../wire/conversation.ts'
import type { Message } from '../wire/message.ts'
import type { $text } from './thread.text.ts'

type Words = ReturnType<typeof $text.get>

/** What each kind is in one line. */
const lines: { [K in ContentKind]: (content: ContentOf<K>, words: Words) => string } = {
  text: ({ text }) => text,
  image: (_, words) => words.image,
  voice: (_, words) => words.voice,
  video: (_, words) => words.video,
  product: ({ name }, words) => (name ? `${words.product} ${name}` : words.product),
  order: ({ number }, words) => `${words.order} ${number}`,
  file: ({ name }, words) => `${words.file} ${name}`,
  recalled: (_, words) => words.recalled,
  other: (_, words) => words.other,
}

/** What a message says in one line: words with their signs, cards and pictures by their name. */
export function summaryOf(message: Pick<Message, 'kind' | 'text' | 'wire' | 'file'>, words: Words, base = ''): string {
  const content = contentOf(message, base)
  return (lines[content.kind] as (content: ContentOf<ContentKind>, words: Words) => string)(content, words)
}

/** The newest message of a row of the list. A shop cuts it, also in the midst of an emoji's name. */
export const previewOf = ({ preview, previewKind }: Pick<Conversation, 'preview' | 'previewKind'>, words: Words): string =>
  summaryOf({ kind: previewKind, text: preview.replace(/\[em-[\w+-]*$/, '…') }, words)
