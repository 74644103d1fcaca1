import { useStore } from '@nanostores/react'
import { readProduct, type ProductInfo, type ProductSku, type StoreProductRow } from '#src/api/store-products.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { Phone } from '#src/console/parts/storefront-theme/phone.tsx'
import { compared, grouped } from '#src/lib/decimal.ts'
import { addStyles } from '#src/lib/styles.ts'
import { pictureAddress } from '#src/pickers/shop-picture.tsx'
import { useCall } from '#src/stores/use-read.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { RichText } from '#src/ui/rich-text/rich-text.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import css from './preview.css?inline'
import { $text } from './preview.text.ts'

addStyles(css)

interface PreviewProps {
  row: StoreProductRow
  tools: PageTools
  onClose(): void
}

/** What buyers see of a product, beside the list: nobody has to open the storefront to look whether it is right. */
export function Preview({ row, tools, onClose }: PreviewProps) {
  const text = useStore($text)
  const common = useStore($common)
  const answer = useCall(tools.connection, readProduct, { params: { id: row.id } })
  return (
    <Dialog open width={440} title={text.title} onClose={onClose} footer={<Button onClick={onClose}>{common.close}</Button>}>
      {answer.state === 'waiting' && <Skeleton rows={8} height={28} />}
      {answer.state === 'failed' && <ErrorCard title={text.notRead} message={answer.message} onRetry={answer.reload} />}
      {answer.state === 'there' && <Shown product={answer.data.productInfo} base={tools.connection.base} />}
    </Dialog>
  )
}

const nameOf = ({ detail, attr_arr: values }: ProductSku) => (values ?? Object.values(detail ?? {})).join(' ')
const exact = (figure: string | number | undefined) => String(figure ?? 0)
const lowest = (skus: readonly ProductSku[]) =>
  skus.reduce<ProductSku | undefined>(
    (least, sku) => (least && compared(exact(least.price), exact(sku.price)) <= 0 ? least : sku),
    undefined,
  )

function Shown({ product, base }: { product: ProductInfo; base: string }) {
  const text = useStore($text)
  const isMultiple = Number(product.spec_type) === 1
  const skus = isMultiple ? product.attrs : [product.attr ?? product.attrs[0]].filter((sku) => sku !== undefined)
  const cheapest = lowest(skus)
  const pictures = product.slider_image.length > 0 ? product.slider_image : [product.image]
  const sold = Number(product.sales) + Number(product.ficti)
  const hasMarketPrice = cheapest && compared(exact(cheapest.ot_price), exact(cheapest.price)) > 0
  return (
    <Phone label={text.title}>
      <div className="product-preview">
        {/* scrolled sideways by keys, too */}
        <div className="product-preview-pictures" role="group" aria-label={text.pictures} tabIndex={0}>
          {pictures.map((src, at) => (
            <img key={src} src={pictureAddress(src, base)} alt={text.picture(at + 1)} loading="lazy" draggable={false} />
          ))}
        </div>
        <div className="product-preview-card">
          <p className="product-preview-price">
            <strong>¥{grouped(exact(cheapest?.price))}</strong>
            {isMultiple && skus.length > 1 && <span>{text.from}</span>}
            {hasMarketPrice && <s>¥{grouped(exact(cheapest.ot_price))}</s>}
          </p>
          <h3>{product.store_name}</h3>
          {product.store_info && <p>{product.store_info}</p>}
          <p className="product-preview-sold">{text.sold(sold, product.unit_name)}</p>
        </div>
        {isMultiple && (
          <ul className="product-preview-card" aria-label={text.skus}>
            {product.attrs.map((sku) => (
              <li key={nameOf(sku)} data-out={Number(sku.stock) <= 0 || undefined}>
                <span>{nameOf(sku)}</span>
                <span>{Number(sku.stock) > 0 ? `¥${grouped(exact(sku.price))}` : text.soldOut}</span>
              </li>
            ))}
          </ul>
        )}
        <div className="product-preview-card">
          {product.description ? <RichText html={product.description} label={text.details} /> : <p>{text.noDetails}</p>}
        </div>
      </div>
    </Phone>
  )
}
