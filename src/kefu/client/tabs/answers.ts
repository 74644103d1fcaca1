import type { Frame } from '#src/http/socket/frame.ts'
import { wordsOf } from '../reconcile.ts'

/** Whose message is answered, at a server that names none: several tabs may wait for an answer, and one may be lost. */
export interface Answers {
  sent(member: string, data: Frame['data']): void
  /** Who wrote it; undefined when nobody waits for it, `'unknown'` when it may be any of several. */
  writerOf(frame: Frame): string | undefined
}

export const unknown = 'unknown'

const wordsIn = (data: Frame['data'], type: 'type' | 'msn_type') =>
  `${String(data[type])} ${wordsOf(Number(data[type]) === 3 ? 'image' : 'text', String(data['msn']))}`

export function createAnswers(): Answers {
  const waiting: { member: string; words: string }[] = []
  return {
    sent(member, data) {
      if (data['client_id'] === undefined) waiting.push({ member, words: wordsIn(data, 'type') })
    },
    writerOf({ type, data }) {
      if (data['client_id'] !== undefined || (type !== 'chat' && type !== 'err_tip')) return undefined
      if (type === 'err_tip') return waiting.length > 1 ? unknown : waiting.shift()?.member
      const at = waiting.findIndex(({ words }) => words === wordsIn(data, 'msn_type'))
      return at < 0 ? undefined : waiting.splice(at, 1)[0]?.member
    },
  }
}
