import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Connection } from '#src/stores/connection.ts'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { $text } from './input.text.ts'
import type { PersonPickerProps } from './people/person-picker.tsx'
import { RecordFace, type PickedRecord } from './record-face.tsx'

const picker = lazyPart<PersonPickerProps>(() => import('./people/person-picker.tsx').then((module) => module.PersonPicker))

export interface RecordInputProps {
  connection: Connection
  value: PickedRecord
  onChange: (value: PickedRecord) => void
  label: string
  id?: string
  'aria-describedby'?: string | undefined
}

/** A customer, chosen in a dialog. */
export function PersonInput({ connection, value, onChange, ...rest }: RecordInputProps) {
  const t = useStore($text)
  const [isOpen, setOpen] = useState(false)
  const Picker = useLazyPart(picker, isOpen, () => setOpen(false))
  return (
    <>
      <RecordFace
        {...rest}
        value={value}
        base={connection.base}
        choose={t.choosePerson}
        onOpen={() => setOpen(true)}
        onClear={() => onChange({ id: '', name: '', image: '' })}
      />
      {Picker && isOpen && (
        <Picker
          connection={connection}
          isOpen
          onClose={() => setOpen(false)}
          onPick={({ uid, nickname, headimgurl }) => {
            setOpen(false)
            onChange({ id: String(uid), name: nickname, image: headimgurl })
          }}
        />
      )}
    </>
  )
}
