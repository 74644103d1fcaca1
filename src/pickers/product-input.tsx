import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { $text } from './input.text.ts'
import type { RecordInputProps } from './person-input.tsx'
import type { ProductPickerProps } from './products/product-picker.tsx'
import { RecordFace } from './record-face.tsx'

const picker = lazyPart<ProductPickerProps>(() => import('./products/product-picker.tsx').then((module) => module.ProductPicker))

/** One product, chosen in a dialog. */
export function ProductInput({ connection, value, onChange, ...rest }: RecordInputProps) {
  const t = useStore($text)
  const [isOpen, setOpen] = useState(false)
  const Picker = useLazyPart(picker, isOpen, () => setOpen(false))
  return (
    <>
      <RecordFace
        {...rest}
        value={value}
        base={connection.base}
        choose={t.chooseProduct}
        onOpen={() => setOpen(true)}
        onClear={() => onChange({ id: '', name: '', image: '' })}
      />
      {Picker && isOpen && (
        <Picker
          connection={connection}
          isOpen
          max={1}
          picked={value.id ? [value.id] : []}
          onClose={() => setOpen(false)}
          onPick={([id], [row]) => {
            setOpen(false)
            if (id !== undefined) onChange({ id: String(id), name: row?.store_name ?? '', image: row?.image ?? '' })
          }}
        />
      )}
    </>
  )
}
