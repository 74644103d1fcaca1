import { useStore } from '@nanostores/react'
import { addStyles } from '#src/lib/styles.ts'
import type { Note } from '../client/notes.ts'
import css from './happened.css?inline'
import { $text } from './happened.text.ts'

addStyles(css)

export interface HappenedProps {
  note: Note
}

/** Something that happened between messages. */
export function Happened({ note }: HappenedProps) {
  const text = useStore($text)
  // as agents are told of guests elsewhere (agent/list/guest-name), with no part that both would have to load
  const name = note.what === 'recalled' ? note.name.replace(/^游客(\d+)$/, (_, number: string) => text.guest(number)) : note.name
  return <p className="kefu-happened">{[text[note.what](name, note.to ?? ''), note.words].filter(Boolean).join(' · ')}</p>
}
