import type { MessageKind } from '../wire/message.ts'
import type { $text } from './thread.text.ts'

type Words = ReturnType<typeof $text.get>

/** What a message says in one line; cards and pictures by their name. */
export function summaryOf(kind: MessageKind, text: string, words: Words): string {
  if (kind === 'text') return text
  if (kind === 'emoji') return `[${text.replace(/^\[|\]$/g, '')}]`
  return words[kind]
}
