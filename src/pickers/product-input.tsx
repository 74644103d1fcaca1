import { useStore } from '@nanostores/react'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { $text } from './input.text.ts'
import type { ProductPickerProps } from './products/product-picker.tsx'
import { RecordInput, type RecordInputProps } from './record-input.tsx'

const picker = lazyPart<ProductPickerProps>(() => import('./products/product-picker.tsx').then((module) => module.ProductPicker))

/** One product, chosen in a dialog. */
export function ProductInput(props: RecordInputProps) {
  const t = useStore($text)
  return (
    <RecordInput {...props} picker={picker} choose={t.chooseProduct}>
      {(Picker, done) => (
        <Picker
          connection={props.connection}
          isOpen
          max={1}
          picked={props.value.id ? [props.value.id] : []}
          onClose={() => done()}
          onPick={([id], [row]) =>
            done(id === undefined ? undefined : { id: String(id), name: row?.store_name ?? '', image: row?.image ?? '' })
          }
        />
      )}
    </RecordInput>
  )
}
