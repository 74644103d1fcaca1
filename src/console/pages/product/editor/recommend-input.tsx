import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ControlProps } from '#src/forms/form-field.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { ProductPickerProps } from '#src/pickers/products/product-picker.tsx'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import css from './editor.css?inline'
import type { ProductValues } from './values.ts'

addStyles(css)

type Recommended = ProductValues['recommend_list']

const picker = lazyPart<ProductPickerProps>(async () => (await import('#src/pickers/products/product-picker.tsx')).ProductPicker)

/** At most so many stand beside a product. */
const most = 12

/** Products that are recommended with this one. */
export function RecommendInput({ value, onChange, words, label, id }: ControlProps<Recommended>) {
  const connection = useConnection()
  const [isOpen, setOpen] = useState(false)
  const Picker = useLazyPart(picker, isOpen, () => setOpen(false))
  return (
    <div className="product-recommended" role="group" aria-label={label}>
      {value.map(({ product_id: product, image }) => (
        <ShopPicture key={product} src={image} base={connection.base} size={44} />
      ))}
      <Button size="compact" id={id} icon={<Plus size={14} aria-hidden />} onClick={() => setOpen(true)}>
        {String(words['addProducts'])}
      </Button>
      {Picker && isOpen && (
        <Picker
          {...{ connection, isOpen }}
          max={most}
          picked={value.map(({ product_id: product }) => product)}
          onClose={() => setOpen(false)}
          onPick={(ids, rows) => {
            setOpen(false)
            const imageOf = (product: string | number) =>
              rows.find((row) => row.id === product)?.image ?? value.find((one) => one.product_id === product)?.image ?? ''
            onChange(ids.map((product) => ({ product_id: product, image: imageOf(product) })))
          }}
        />
      )}
    </div>
  )
}
