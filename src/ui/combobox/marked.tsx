import { fragmentsOf } from './choice.ts'

const literal = (fragment: string) => fragment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text in which the fragments of what was typed are marked. */
export function Marked({ text, words }: { text: string; words: string }) {
  const fragments = fragmentsOf(words).sort((one, other) => other.length - one.length)
  if (fragments.length === 0) return text
  // a pattern with a group gives what it found at every second place
  const parts = text.split(new RegExp(`(${fragments.map(literal).join('|')})`, 'gi'))
  return parts.map((part, at) => (at % 2 ? <mark key={at}>{part}</mark> : part))
}
