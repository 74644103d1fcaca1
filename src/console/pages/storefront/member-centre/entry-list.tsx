import { useStore } from '@nanostores/react'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useConnection } from '#src/gate/use-connection.ts'
import { ImageInput } from '#src/pickers/image-input.tsx'
import { LinkInput } from '#src/pickers/link-input.tsx'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { freshEntry, gapOf, maxName, moved, sizes, type Entry, type EntryList } from './member-form.ts'
import { $text } from './member.text.ts'

export interface EntryListProps {
  list: EntryList
  entries: readonly Entry[]
  onChange: (entries: readonly Entry[]) => void
  /** Word of the button that adds one; without it the list is fixed. */
  add?: string
  max?: number
  /** Somebody tried to save: gaps are pointed at. */
  isChecked: boolean
}

/** Entries of the member centre: picture, name, link, and their order. */
export function EntryListEditor({ list, entries, onChange, add, max = Infinity, isChecked }: EntryListProps) {
  const text = useStore($text)
  const replace = (place: number, entry: Entry) => onChange(entries.with(place, entry))
  const addButton = add && entries.length < max && (
    <Button icon={<Plus size={16} aria-hidden />} onClick={() => onChange([...entries, freshEntry()])}>
      {add}
    </Button>
  )
  if (entries.length === 0) return <Empty text={text.none} action={addButton || undefined} />
  return (
    <>
      <ol className="member-entries">
        {entries.map((entry, place) => (
          <li key={entry.key}>
            <EntryRow list={list} entry={entry} number={place + 1} isChecked={isChecked} onChange={(next) => replace(place, next)} />
            <EntryTools
              place={place}
              count={entries.length}
              onMove={(step) => onChange(moved(entries, place, step))}
              onRemove={add ? () => onChange(entries.toSpliced(place, 1)) : undefined}
            />
          </li>
        ))}
      </ol>
      {addButton}
    </>
  )
}

interface RowProps {
  list: EntryList
  entry: Entry
  number: number
  isChecked: boolean
  onChange: (entry: Entry) => void
}

function EntryRow({ list, entry, number, isChecked, onChange }: RowProps) {
  const text = useStore($text)
  const connection = useConnection()
  const gap = isChecked ? gapOf(entry) : undefined
  const label = (field: string) => `${text.entry(number)} ${field}`
  return (
    <div className="member-entry" role="group" aria-label={text.entry(number)} data-gap={gap}>
      <ImageInput label={text.picture} size={sizes[list]} value={entry.picture} onChange={(picture) => onChange({ ...entry, picture })} />
      <Input
        value={entry.name}
        maxLength={maxName}
        placeholder={text.namePlace}
        aria-label={label(text.name)}
        invalid={gap === 'name'}
        onChange={(name) => onChange({ ...entry, name })}
      />
      <LinkInput connection={connection} label={label(text.link)} value={entry.link} onChange={(link) => onChange({ ...entry, link })} />
      {gap && (
        <p className="member-gap" role="alert">
          {text.missing(text[gap])}
        </p>
      )}
    </div>
  )
}

interface ToolsProps {
  place: number
  count: number
  onMove: (step: number) => void
  onRemove: (() => void) | undefined
}

function EntryTools({ place, count, onMove, onRemove }: ToolsProps) {
  const text = useStore($text)
  const common = useStore($common)
  const label = (word: string) => `${word} ${text.entry(place + 1)}`
  return (
    <div className="member-entry-tools">
      <IconButton size="compact" label={label(text.up)} disabled={place === 0} icon={<ArrowUp size={15} />} onClick={() => onMove(-1)} />
      <IconButton
        size="compact"
        label={label(text.down)}
        disabled={place === count - 1}
        icon={<ArrowDown size={15} />}
        onClick={() => onMove(1)}
      />
      {onRemove && <IconButton size="compact" label={label(common.remove)} icon={<Trash2 size={15} />} onClick={onRemove} />}
    </div>
  )
}
