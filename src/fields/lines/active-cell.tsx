import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef, type CompositionEvent, type FormEvent } from 'react'
import { isRefused } from '#src/kinds/lines.ts'
import { CellEditor, hasEditor } from './cell-editor.tsx'
import type { ActiveCellProps } from './active-cell-props.ts'
import type { GridStore } from './grid-store.ts'
import { textOf, valueOf } from './rows.ts'

/**
 * What stands over the chosen cell and has the focus. Until somebody types it is a field that cannot be seen, with all of its text
 * selected: a key, an input method or a scanner replaces the text at once, and the browser's own copy and paste are heard.
 */
export function ActiveCell(props: ActiveCellProps) {
  const { grid, id, column } = props
  const editing = useStore(grid.$editing)
  const isEditing = editing?.id === id && editing.name === column.name
  if (isEditing && hasEditor(column.field)) return <CellEditor {...props} typed={editing.typed} />
  return <TextField {...props} isEditing={isEditing} typed={isEditing ? editing.typed : undefined} />
}

type Field = HTMLInputElement | HTMLTextAreaElement

interface TextFieldProps extends ActiveCellProps {
  isEditing: boolean
  typed: string | undefined
}

/** Gives the field the focus whenever the grid says so, and brings its cell into sight. */
function useGridFocus(grid: GridStore, field: React.RefObject<Field | null>) {
  const count = useStore(grid.$focus)
  useLayoutEffect(() => {
    const input = field.current
    if (!input || !grid.takeFocus()) return
    input.focus({ preventScroll: true })
    input.closest('.lines-cell')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [count, grid, field])
  // what is drawn in its place, rows as cards for one, goes on with the focus
  useLayoutEffect(() => {
    const input = field.current
    return () => {
      if (input?.matches(':focus')) grid.focus()
    }
  }, [grid, field])
}

function TextField({ grid, column, value, label, describedBy, isEditing, typed }: TextFieldProps) {
  const field = useRef<Field>(null)
  const isComposed = useRef(false)
  const { as } = column.field.kind
  const text = textOf(column, value, grid.reader)
  useGridFocus(grid, field)
  useLayoutEffect(() => {
    const input = field.current
    if (!input || (isEditing && typed !== undefined)) return
    // while it is written in, what it says is its own
    if (isEditing) {
      input.setSelectionRange(input.value.length, input.value.length)
      return
    }
    input.value = text
    if (input.matches(':focus')) input.select()
  }, [isEditing, typed, text])
  const write = (words: string) => {
    if (isEditing) return grid.type(words)
    if (as !== 'flag') return void grid.begin(words, !hasEditor(column.field))
    const next = valueOf(column, words, grid.reader)
    if (field.current) field.current.value = text
    if (!isRefused(next)) grid.put(grid.row!.id, { [column.name]: next })
  }
  const Tag = as === 'longText' ? 'textarea' : 'input'
  return (
    <Tag
      ref={field as never}
      className="lines-field"
      data-editing={isEditing || undefined}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={describedBy !== undefined || undefined}
      autoComplete="off"
      defaultValue={text}
      readOnly={column.isFixed}
      rows={Tag === 'textarea' ? 1 : undefined}
      onFocus={(event) => isEditing || event.currentTarget.select()}
      onBlur={() => isEditing && grid.end()}
      onCompositionStart={() => {
        isComposed.current = true
        // the list of a reference opens once the word is there
        if (!isEditing && as !== 'flag' && !hasEditor(column.field)) grid.begin('')
      }}
      onCompositionEnd={(event: CompositionEvent<Field>) => {
        isComposed.current = false
        write(event.currentTarget.value)
      }}
      onInput={(event: FormEvent<Field>) => isComposed.current || write(event.currentTarget.value)}
    />
  )
}
