import type { CannedReply } from '#src/api/canned-replies.ts'
import type { ReplyLibrary } from './library.ts'

/** A canned reply as the workbench has it. */
export interface Reply {
  id: string
  library: ReplyLibrary
  category: string
  categoryName: string
  title: string
  message: string
}

/** Where a reply is being looked for in what is written: `/`, and words up to the caret. */
export interface Command {
  from: number
  to: number
  words: string
}

export const readReply = (wire: CannedReply, library: ReplyLibrary): Reply => ({
  id: String(wire.id),
  library,
  category: String(wire.cate_id ?? ''),
  categoryName: wire.cate_name ?? '',
  title: wire.title ?? '',
  message: wire.message ?? '',
})

/** What a reply is called; some have no title. */
export const nameOf = ({ title, message }: Pick<Reply, 'title' | 'message'>): string => title || message.slice(0, 20)

/** The command before the caret: a slash at the beginning or behind a blank, with what follows it. */
export function commandAt(text: string, caret: number): Command | undefined {
  const [, blank, words] = /(^|\s)\/([^\s/]*)$/.exec(text.slice(0, caret)) ?? []
  if (blank === undefined || words === undefined) return undefined
  return { from: caret - words.length - 1, to: caret, words }
}

const isIn = (text: string, words: string) => text.toLowerCase().includes(words)

/** Replies with these words, those first whose title has them. */
export function matching(replies: readonly Reply[], words: string): Reply[] {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return [...replies]
  const titled = replies.filter(({ title }) => isIn(title, wanted))
  const others = replies.filter(
    ({ title, message, categoryName }) => !isIn(title, wanted) && (isIn(message, wanted) || isIn(categoryName, wanted)),
  )
  return [...titled, ...others]
}

const variables: Record<string, 'customer' | 'agent'> = {
  客户昵称: 'customer',
  客戶暱稱: 'customer',
  customer: 'customer',
  客服昵称: 'agent',
  客服暱稱: 'agent',
  agent: 'agent',
}

/** The reply with the names of those who talk; what is no variable stays as it is. */
export const filled = (message: string, names: { customer: string; agent: string }): string =>
  message.replace(/\{([^{}]{1,20})\}/g, (whole, name: string) => {
    const variable = variables[name.trim()]
    return variable ? names[variable] : whole
  })
