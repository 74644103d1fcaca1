import { useState, type ComponentType } from 'react'
import type { Connection } from '#src/stores/connection.ts'
import { type LazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { RecordFace, type PickedRecord } from './record-face.tsx'

export interface RecordInputProps {
  connection: Connection
  value: PickedRecord
  onChange: (value: PickedRecord) => void
  label: string
  id?: string
  'aria-describedby'?: string | undefined
}

interface WithPicker<Props> extends RecordInputProps {
  picker: LazyPart<Props>
  /** What the button says. */
  choose: string
  /** Draws the open dialog; `done` closes it, with what was picked. */
  children: (Picker: ComponentType<Props>, done: (record?: PickedRecord) => void) => React.ReactNode
}

/** A field for one record, chosen in a dialog that is loaded when it opens. */
export function RecordInput<Props>({ connection, value, onChange, picker, choose, children, ...rest }: WithPicker<Props>) {
  const [isOpen, setOpen] = useState(false)
  const Picker = useLazyPart(picker, isOpen, () => setOpen(false))
  const done = (record?: PickedRecord) => {
    setOpen(false)
    if (record) onChange(record)
  }
  return (
    <>
      <RecordFace
        {...rest}
        value={value}
        base={connection.base}
        choose={choose}
        onOpen={() => setOpen(true)}
        onClear={() => onChange({ id: '', name: '', image: '' })}
      />
      {Picker && isOpen && children(Picker, done)}
    </>
  )
}
