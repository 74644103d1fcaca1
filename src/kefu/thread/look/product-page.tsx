import { useStore } from '@nanostores/react'
import { absoluteFile } from '#src/http/absolute-file.ts'
import { addStyles } from '#src/lib/styles.ts'
import { RichText } from '#src/ui/rich-text/rich-text.tsx'
import type { Cards } from '../../client/cards.ts'
import type { Product } from '../../wire/cards.ts'
import { CardFrame, CardPicture } from '../card-frame.tsx'
import { ProductLines } from '../kinds/product.tsx'
import { $text as $kinds } from '../kinds.text.ts'
import { useCard } from '../use-card.tsx'
import css from './look.css?inline'
import { $text } from './look.text.ts'

addStyles(css)

/** All that a conversation tells of a product: prices, stock, and what the shop says of it (customer-service contract, `goods_detail`). */
export function ProductPage({ cards, id }: { cards: Cards; id: string }) {
  const kinds = useStore($kinds)
  const [found, again] = useCard(undefined, () => cards.product(id))
  if (found.state === 'there') return <Whole product={found.card} base={cards.base} />
  return (
    <CardFrame<Product> found={found} onRetry={again} gone={kinds.productGone(id)}>
      {(product) => <ProductLines product={product} />}
    </CardFrame>
  )
}

/** Staff write pictures from the shop's root; here another page's would be asked. */
const withBase = (html: string, base: string): string =>
  html.replace(/(\ssrc=["'])(\/[^"']*)/gi, (_, before: string, path: string) => before + absoluteFile(base, path))

function Whole({ product, base }: { product: Product; base: string }) {
  const text = useStore($text)
  const kinds = useStore($kinds)
  const figures = [product.stock && kinds.stock(product.stock), product.sales && kinds.sales(product.sales)]
  return (
    <div className="kefu-look">
      <div className="kefu-look-head">
        <CardPicture address={product.picture} />
        <div>
          <p className="kefu-look-name">{product.name}</p>
          <p className="kefu-look-prices">
            {product.price && <strong>¥{product.price}</strong>}
            {Number(product.vipPrice) > 0 && (
              <span>
                {text.vipPrice} ¥{product.vipPrice}
              </span>
            )}
            {Number(product.formerPrice) > 0 && (
              <span>
                {text.formerPrice} <s>¥{product.formerPrice}</s>
              </span>
            )}
          </p>
          <p className="kefu-card-faint">{figures.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <h3>{text.description}</h3>
      {product.description ? (
        <RichText html={withBase(product.description, base)} label={text.description} />
      ) : (
        <p className="kefu-card-faint">{text.noDescription}</p>
      )}
    </div>
  )
}
