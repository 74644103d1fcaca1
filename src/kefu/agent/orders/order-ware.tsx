import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import type { OrderLine } from './read-order.ts'

/** A line of an order: picture, name, specification, price and pieces. */
export function OrderWare({ line, base }: { line: OrderLine; base: string }) {
  return (
    <div className="kefu-ware">
      <ShopPicture src={line.picture} base={base} size={44} />
      <div className="kefu-ware-body">
        <span className="kefu-ware-name">{line.name}</span>
        <span className="kefu-ware-line">
          <span className="kefu-ware-more">{line.specification}</span>
          <span className="kefu-order-price">
            ¥{line.price} × {line.count}
          </span>
        </span>
      </div>
    </div>
  )
}
