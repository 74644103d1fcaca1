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
  return <p className="kefu-happened">{[text[note.what](note.name, note.to ?? ''), note.words].filter(Boolean).join(' · ')}</p>
}
