import type { Editor } from '../editor.ts'

/** Openings of tags that a plain shop server takes out of every text; what stood inside of them stays as words (designer contract 2.4). */
const taken = /<(script|iframe|style|body|img|div|input|object|meta|base|layer)\b/gi

/** Names of the tags that an HTML text would lose there, each once. */
export const lostTags = (html: unknown): string[] =>
  typeof html === 'string' ? [...new Set([...html.matchAll(taken)].map(([, name]) => name!.toLowerCase()))] : []

/** A plain shop server saves the page, not the host by itself. */
export const isFiltering = ({ connection, session }: Editor): boolean => connection.kind === 'shop' && !session.saver.$isHosts.get()
