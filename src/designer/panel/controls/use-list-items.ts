import { useStore } from '@nanostores/react'
import type { RefObject } from 'react'
import { useReorder } from '#src/ui/reorder/reorder.ts'
import { beforeKeys } from '../../before-keys.ts'
import { useEditor } from '../../use-editor.ts'
import { $text } from './control.text.ts'

interface ListOf<T> {
  value: readonly T[]
  onChange: (next: readonly T[]) => void
  onCommit: () => void
}

/**
 * Entries of a list by their places, counted from 0: `move`, `drop` and `append` are a step of undo each and told to
 * screen readers, and the focus goes to what stands there now. `list` holds one element an entry.
 */
export function useListItems<T>({ value, onChange, onCommit }: ListOf<T>, list: RefObject<HTMLElement | null>) {
  const t = useStore($text)
  const editor = useEditor()
  const put = (next: readonly T[], said: string) => {
    onCommit()
    onChange(next)
    onCommit()
    editor.$said.set(said)
  }
  const focus = (index: number, part: string) =>
    beforeKeys(editor, () => {
      const target = list.current?.children[index]?.querySelector<HTMLElement>(part)
      const instead = list.current?.parentElement?.querySelector<HTMLElement>(':scope > .ui-button')
      ;(target ?? instead)?.focus()
    })
  const move = (from: number, to: number) => {
    const item = value[from]
    if (item === undefined || to < 0 || to >= value.length) return
    put(value.toSpliced(from, 1).toSpliced(to, 0, item), t.rowMoved(to + 1, value.length))
    focus(to, '.designer-row__handle')
  }
  useReorder(list, '.designer-row__handle', move)
  return {
    move,
    drop(index: number) {
      put(value.toSpliced(index, 1), t.rowRemoved(index + 1))
      focus(Math.min(index, value.length - 2), '.designer-row__remove')
    },
    append(item: T) {
      put([...value, item], t.row(value.length + 1))
      focus(value.length, '.designer-field :is(input, button)')
    },
  }
}
