import type { ReactNode } from 'react'
import type { CartInfo } from '#src/api/orders.ts'
import { addStyles } from '#src/lib/styles.ts'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import css from './article.css?inline'

addStyles(css)

interface ArticleProps {
  line: CartInfo
  base: string
  /** In place of the plain name: a link to the product. */
  name?: ReactNode
}

/** An article of an order: its picture, name and specification. */
export function Article({ line: { productInfo }, base, name = productInfo.store_name }: ArticleProps) {
  const { attrInfo, image } = productInfo
  return (
    <span className="order-article">
      <ShopPicture src={attrInfo?.image || image} base={base} />
      <span>
        <span className="order-article-name">{name}</span>
        <small>{attrInfo?.suk ?? ''}</small>
      </span>
    </span>
  )
}
