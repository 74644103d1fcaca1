import { shopText, type Message, type Outgoing } from '../wire/message.ts'

/** A message in doubt, and what the history says of it: the stored one, or that it did not arrive, or nothing. */
export interface Verdict {
  waiting: Outgoing
  found: Message | undefined
}

/** A text as a shop may give it back. An address comes whole or as a path; the name of the file is its own. */
export const wordsOf = (kind: string, text: string) => (kind === 'image' ? (text.split('/').at(-1) ?? '') : shopText(text))

const isDoubtful = ({ tried, failed }: Outgoing) => tried === true && failed === undefined

/** Conversations with messages that may have arrived, each with the id behind which they must be. */
export function doubtsIn(waiting: readonly Outgoing[]): { partner: string; since: string }[] {
  const first = new Map<string, string>()
  for (const message of waiting) if (isDoubtful(message) && !first.has(message.to)) first.set(message.to, message.since ?? '')
  return [...first].map(([partner, since]) => ({ partner, since }))
}

/** Finds messages in doubt among one's own that the history has, in their order; equal words are different messages. */
export function reconciled(all: readonly Outgoing[], partner: string, own: readonly Message[]): Verdict[] {
  const left = [...own]
  return all
    .filter((waiting) => isDoubtful(waiting) && waiting.to === partner)
    .map((waiting) => {
      const kind = waiting.kind ?? 'text'
      const isSame = (message: Message) => message.kind === kind && wordsOf(kind, message.text) === wordsOf(kind, waiting.text)
      const at = left.findIndex(isSame)
      return { waiting, found: at < 0 ? undefined : left.splice(0, at + 1).at(-1) }
    })
}
