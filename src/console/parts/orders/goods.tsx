import { useStore } from '@nanostores/react'
import type { CartInfo } from '#src/api/orders.ts'
import { places, RecordLink } from '#src/console/parts/links/record-link.tsx'
import { addStyles } from '#src/lib/styles.ts'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import { Table } from '#src/ui/table/table.tsx'
import { lineSum, yuan } from './amounts.ts'
import css from './goods.css?inline'
import { $states } from './states.text.ts'

addStyles(css)

const pictureOf = ({ productInfo: { image, attrInfo } }: CartInfo) => attrInfo?.image || image
const skuOf = ({ productInfo }: CartInfo) => productInfo.attrInfo?.suk ?? ''

/** An article by its picture and name; `isLinked` where nothing around it leads elsewhere. */
export function Article({ line, base, isLinked = false }: { line: CartInfo; base: string; isLinked?: boolean }) {
  const { store_name: name, id } = line.productInfo
  return (
    <span className="order-article">
      <ShopPicture src={pictureOf(line)} base={base} />
      <span>
        <span className="order-article-name">{isLinked ? <RecordLink {...places.product(id)}>{name}</RecordLink> : name}</span>
        <small>{skuOf(line)}</small>
      </span>
    </span>
  )
}

/** What was bought, in a cell of a list: the first article by its name, the others by their pictures. */
export function GoodsCell({ lines, base }: { lines: readonly CartInfo[]; base: string }) {
  const words = useStore($states)
  const [first, ...rest] = lines
  if (!first) return null
  return (
    <span className="order-goods">
      <Article line={first} base={base} />
      <small>
        ×{first.cart_num}
        {rest.length > 0 && ` ${words.others(rest.length)}`}
      </small>
    </span>
  )
}

/** What was bought, with what was paid for it. */
export function GoodsTable({ lines, base, isOpen = false }: { lines: readonly CartInfo[]; base: string; isOpen?: boolean }) {
  const words = useStore($states)
  const told = ({ refund_num: back = 0, surplus_num: left = 0 }: CartInfo) =>
    [back > 0 && words.refundedPieces(back), isOpen && left > 0 && words.unshippedPieces(left)].filter(Boolean).join(' · ')
  return (
    <Table
      caption={words.goodsOf}
      compact
      rows={lines}
      rowKey={({ id }) => String(id)}
      columns={[
        { key: 'goods', title: words.goodsOf, heading: true, show: (line) => <Article line={line} base={base} isLinked /> },
        { key: 'price', title: words.price, width: 110, align: 'end', show: (line) => yuan(line.truePrice) },
        {
          key: 'count',
          title: words.count,
          width: 130,
          align: 'end',
          show: (line) => (
            <>
              {line.cart_num} <small>{told(line)}</small>
            </>
          ),
        },
        { key: 'sum', title: words.sum, width: 120, align: 'end', show: (line) => yuan(lineSum(line)) },
      ]}
    />
  )
}
