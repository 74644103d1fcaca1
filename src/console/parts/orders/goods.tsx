import { useStore } from '@nanostores/react'
import type { CartInfo } from '#src/api/orders.ts'
import { places, RecordLink } from '#src/console/parts/links/record-link.tsx'
import { addStyles } from '#src/lib/styles.ts'
import { Article } from '#src/order-forms/article.tsx'
import { Table } from '#src/ui/table/table.tsx'
import { lineSum, yuan } from '#src/order-forms/amounts.ts'
import css from './goods.css?inline'
import { $states } from '#src/order-forms/states.text.ts'

addStyles(css)

/** An article whose name leads to its product. */
function LinkedArticle({ line, base }: { line: CartInfo; base: string }) {
  const { store_name: name, id } = line.productInfo
  return <Article line={line} base={base} name={<RecordLink {...places.product(id)}>{name}</RecordLink>} />
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
        { key: 'goods', title: words.goodsOf, heading: true, show: (line) => <LinkedArticle line={line} base={base} /> },
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
