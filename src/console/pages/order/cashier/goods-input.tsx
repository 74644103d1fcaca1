import { useStore } from '@nanostores/react'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { listCashierGoods } from '#src/api/cashier-orders.ts'
import type { Id } from '#src/api/endpoint.ts'
import type { ControlProps } from '#src/forms/form-field.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { productOf } from '#src/lib/decimal.ts'
import { addStyles } from '#src/lib/styles.ts'
import { yuan } from '#src/order-forms/amounts.ts'
import type { ProductPickerProps } from '#src/pickers/products/product-picker.tsx'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { NumberInput } from '#src/ui/number-input/number-input.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import css from './goods-input.css?inline'
import { choicesFor, linesOf, offeredBy, withAnother, type OfferedGoods, type SoldLine } from './sold-line.ts'
import { $text } from './sale.text.ts'

addStyles(css)

const picker = lazyPart<ProductPickerProps>(() => import('#src/pickers/products/product-picker.tsx').then((module) => module.ProductPicker))

/** Products that are sold at once at most. */
const mostProducts = 20

/** Goods that somebody buys: chosen as products, each with a specification and pieces. */
export function GoodsInput({ value, onChange, label, id, describedBy }: ControlProps<readonly SoldLine[]>) {
  const text = useStore($text)
  const connection = useConnection()
  const notify = useNotify()
  const [offered, setOffered] = useState<OfferedGoods>(() => offeredBy(value.map(({ goods }) => goods)))
  const [isOpen, setOpen] = useState(false)
  const Picker = useLazyPart(picker, isOpen, () => setOpen(false))
  const products = [...new Set(value.map(({ goods }) => goods.product_id))]
  async function pick(ids: readonly Id[]) {
    setOpen(false)
    try {
      const chosen = ids.map(Number)
      const found = await connection.send(listCashierGoods, { query: { ids: chosen.join(',') } })
      const next = offeredBy(found, offered)
      setOffered(next)
      onChange(linesOf(chosen, value, next))
    } catch (failure) {
      notify.error(failure instanceof Error ? failure.message : String(failure))
    }
  }
  return (
    <div id={id} role="group" aria-label={label} aria-describedby={describedBy} className="cashier-goods">
      {value.length > 0 && (
        <ul>
          {value.map((line) => (
            <Line key={line.goods.unique} {...{ line, lines: value, offered, onChange }} base={connection.base} />
          ))}
        </ul>
      )}
      <Button icon={<Plus size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {text.choose}
      </Button>
      {Picker && isOpen && (
        <Picker
          connection={connection}
          isOpen
          max={mostProducts}
          picked={products}
          onClose={() => setOpen(false)}
          onPick={(ids) => void pick(ids)}
        />
      )}
    </div>
  )
}

interface LineProps {
  line: SoldLine
  lines: readonly SoldLine[]
  offered: OfferedGoods
  base: string
  onChange(lines: readonly SoldLine[]): void
}

function Line({ line, lines, offered, base, onChange }: LineProps) {
  const text = useStore($text)
  const { goods, num, price = goods.price } = line
  const choices = choicesFor(line, lines, offered)
  const put = (change: Partial<SoldLine>) => onChange(lines.map((one) => (one === line ? { ...one, ...change } : one)))
  return (
    <li>
      <ShopPicture src={goods.image} base={base} size={40} />
      <span className="cashier-goods-name">
        {goods.store_name}
        <small>
          {yuan(price)} · {text.left(goods.stock)}
        </small>
      </span>
      <span className="cashier-goods-suk">
        {choices.length > 1 ? (
          <Select
            size="compact"
            aria-label={text.specification}
            value={goods.unique}
            options={choices.map(({ unique, suk }) => ({ value: unique, label: suk }))}
            onChange={(unique) => put({ goods: choices.find((one) => one.unique === unique) ?? goods })}
          />
        ) : (
          goods.suk
        )}
      </span>
      <NumberInput
        size="compact"
        min={1}
        max={Math.max(1, goods.stock)}
        value={num}
        aria-label={text.piecesOf(`${goods.store_name} ${goods.suk}`)}
        onChange={(count) => put({ num: Math.max(1, Math.floor(count ?? 1)) })}
      />
      <strong className="cashier-goods-sum">{yuan(productOf(price, String(num)))}</strong>
      <span className="cashier-goods-acts">
        {choices.length > 1 && (
          <IconButton label={text.another} icon={<Plus />} onClick={() => onChange(withAnother(line, lines, offered))} />
        )}
        <IconButton label={text.leaveOut} icon={<Trash2 />} onClick={() => onChange(lines.filter((one) => one !== line))} />
      </span>
    </li>
  )
}
