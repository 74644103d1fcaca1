import { useStore } from '@nanostores/react'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { $text } from './input.text.ts'
import type { PersonPickerProps } from './people/person-picker.tsx'
import { RecordInput, type RecordInputProps } from './record-input.tsx'

const picker = lazyPart<PersonPickerProps>(() => import('./people/person-picker.tsx').then((module) => module.PersonPicker))

/** A customer, chosen in a dialog. */
export function PersonInput(props: RecordInputProps) {
  const t = useStore($text)
  return (
    <RecordInput {...props} picker={picker} choose={t.choosePerson}>
      {(Picker, done) => (
        <Picker
          connection={props.connection}
          isOpen
          onClose={() => done()}
          onPick={({ uid, nickname, headimgurl }) => done({ id: String(uid), name: nickname, image: headimgurl })}
        />
      )}
    </RecordInput>
  )
}
