import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { $text } from '../engine.text.ts'
import type { PageTools } from '../page.ts'
import type { CellEdit } from './cell-edit.ts'
import type { CellInputProps } from './cell-input.tsx'
import css from './edit-cell.css?inline'

addStyles(css)

const input = lazyPart<CellInputProps<never>>(async () => (await import('./cell-input.tsx')).CellInput)

interface EditCellProps<Row> {
  edit: CellEdit<Row>
  row: Row
  /** What the field is called, and whose it is. */
  label: string
  tools: PageTools
  children: ReactNode
}

/** A value that is changed where it stands: Enter or a press opens the field, and the focus comes back when it is left. */
export function EditCell<Row>({ edit, row, label, tools, children }: EditCellProps<Row>) {
  const text = useStore($text)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const Field = useLazyPart(input, isOpen, () => setOpen(false))
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const close = (isLeft: boolean) => {
    // who went elsewhere stays there
    if (isLeft) wasOpen.current = false
    setOpen(false)
  }
  if (isOpen && Field) return <Field {...({ edit, row, label, tools, onClose: close } as unknown as CellInputProps<never>)} />
  return (
    <button
      ref={button}
      type="button"
      className="console-cell-edit"
      aria-busy={isOpen || undefined}
      aria-label={text.editCell(label, edit.text(row))}
      onClick={() => setOpen(true)}
    >
      {children}
    </button>
  )
}
