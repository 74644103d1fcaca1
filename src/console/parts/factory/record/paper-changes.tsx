import { useStore } from '@nanostores/react'
import type { PaperChange } from '#src/api/factory-orders.ts'
import { readerOf } from '#src/fields/reader.ts'
import { wireOf, type Field, type Fields } from '#src/kinds/kind.ts'
import { $text } from './text.ts'

interface PaperChangesProps {
  list: readonly PaperChange[]
  fields: Fields
  words: Readonly<Record<string, unknown>>
}

/** Fields by their keys of the wire, with the names that words of a page have. */
const byWire = (fields: Fields) =>
  new Map((Object.entries(fields) as [string, Field<unknown>][]).map(([name, field]) => [wireOf(name, field), { name, field }]))

/** What was changed of an approved paper: old and new values, of its head and of each line. */
export function PaperChanges({ list, fields, words }: PaperChangesProps) {
  const text = useStore($text)
  const reader = readerOf(words)
  const [ofHead, ofLines] = [byWire(fields), byWire((fields['lines']?.options as { of?: Fields } | undefined)?.of ?? {})]
  const said = ({ line, field: key }: PaperChange, value: string) => {
    const field = (line > 0 ? ofLines : ofHead).get(key)?.field
    if (value === '' || !field || field.kind.as === 'reference') return value || '—'
    return field.kind.text(field.kind.read(value), reader) || '—'
  }
  return (
    <dl>
      {list.map((change) => {
        const { line, name, field, deed } = change
        const word = String(words[(line > 0 ? ofLines : ofHead).get(field)?.name ?? ''] ?? field)
        return (
          <div key={`${line} ${name} ${field} ${deed}`}>
            <dt>{line > 0 ? `${text.line(line, name)} · ${word}` : word}</dt>
            <dd>
              {deed === 'added' ? text.added : <del>{said(change, change.old)}</del>}
              {' → '}
              {deed === 'removed' ? text.removed : <ins>{said(change, change.new)}</ins>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
