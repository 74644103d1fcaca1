import { useStore } from '@nanostores/react'
import { Check, ChevronRight, CreditCard, Headset, Package, ShoppingCart, Star, Truck, Undo2 } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import type { ProductRow } from '#src/api/products.ts'
import { Phone, Picture } from '#src/console/parts/storefront-theme/phone.tsx'
import type { Theme } from '#src/console/parts/storefront-theme/themes.ts'
import { addStyles } from '#src/lib/styles.ts'
import css from './theme-preview.css?inline'
import { $text } from './theme-preview.text.ts'
import { usePreviewProducts } from './use-preview-products.ts'

addStyles(css)

/** Three pages of the storefront in the colours of a theme, with the shop's own products. */
export function ThemePreview({ theme }: { theme: Theme }) {
  const text = useStore($text)
  const products = usePreviewProducts(3)
  const colours = { '--shop-main': theme.main, '--shop-price': theme.price } as CSSProperties
  return (
    <div className="shop-theme" style={colours} role="img" aria-label={text.preview}>
      <Phone label={text.details}>
        <Details product={products[0]} />
      </Phone>
      <Phone label={text.cart} title={text.cart}>
        <Cart products={products} />
      </Phone>
      <Phone label={text.mine} sketch={text.sketch}>
        <Mine />
      </Phone>
    </div>
  )
}

const Price = ({ product }: { product: ProductRow | undefined }) => (
  <span className="shop-theme-price">
    <small>¥</small>
    {product ? String(product.price) : '—'}
  </span>
)

function Details({ product }: { product: ProductRow | undefined }) {
  const text = useStore($text)
  return (
    <>
      <div className="shop-theme-large">
        <Picture address={product?.image} />
      </div>
      <div className="shop-theme-card">
        <Price product={product} />
        <strong className="shop-theme-name">{product?.store_name ?? text.product}</strong>
        <span className="shop-theme-labels">
          <em>{text.coupon}</em>
          <em>{text.freePost}</em>
        </span>
      </div>
      <div className="shop-theme-foot">
        <span className="shop-theme-icon">
          <Headset size={16} />
          {text.service}
        </span>
        <span className="shop-theme-icon">
          <Star size={16} />
          {text.favour}
        </span>
        <span className="shop-theme-buttons">
          <b data-soft>{text.toCart}</b>
          <b>{text.buy}</b>
        </span>
      </div>
    </>
  )
}

function Cart({ products }: { products: readonly ProductRow[] }) {
  const text = useStore($text)
  const shown: readonly (ProductRow | undefined)[] = products.length ? products : [undefined, undefined, undefined]
  return (
    <>
      <div className="shop-theme-lines">
        {shown.map((product, place) => (
          <div key={product ? String(product.id) : place} className="shop-theme-line">
            <i data-on={place < 2 || undefined}>{place < 2 && <Check size={10} />}</i>
            <Picture address={product?.image} />
            <span>
              <strong className="shop-theme-name">{product?.store_name ?? text.product}</strong>
              <Price product={product} />
            </span>
          </div>
        ))}
      </div>
      <div className="shop-theme-foot">
        <span className="shop-theme-all">
          <i data-on>
            <Check size={10} />
          </i>
          {text.all}
        </span>
        <span className="shop-theme-buttons">
          <b>{text.settle}</b>
        </span>
      </div>
    </>
  )
}

const Entry = ({ icon, label }: { icon: ReactNode; label: string }) => (
  <span className="shop-theme-icon">
    {icon}
    {label}
  </span>
)

function Mine() {
  const text = useStore($text)
  return (
    <>
      <div className="shop-theme-head">
        <span className="shop-theme-face" />
        <span>
          <strong>{text.visitor}</strong>
          <small>ID 10086</small>
        </span>
      </div>
      <div className="shop-theme-card" data-raised>
        <span className="shop-theme-row">
          <strong>{text.orders}</strong>
          <ChevronRight size={14} />
        </span>
        <span className="shop-theme-entries">
          <Entry icon={<CreditCard size={20} />} label={text.toPay} />
          <Entry icon={<Package size={20} />} label={text.toSend} />
          <Entry icon={<Truck size={20} />} label={text.toReceive} />
          <Entry icon={<Undo2 size={20} />} label={text.refund} />
        </span>
      </div>
      <div className="shop-theme-tabs">
        <Entry icon={<ShoppingCart size={18} />} label={text.cart} />
        <span data-on>
          <Entry icon={<Star size={18} />} label={text.mine} />
        </span>
      </div>
    </>
  )
}
