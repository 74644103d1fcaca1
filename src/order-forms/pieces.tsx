import { useStore } from '@nanostores/react'
import type { SplitLine } from '#src/api/orders.ts'
import { exactSum, piecesSum, yuan } from './amounts.ts'
import { Article } from './article.tsx'
import { $states } from './states.text.ts'
import type { ControlProps } from '#src/forms/form-field.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { NumberInput } from '#src/ui/number-input/number-input.tsx'
import { Table } from '#src/ui/table/table.tsx'

/** Pieces of each article, by the cart's id. */
export type Pieces = Readonly<Record<string, number>>

/** Articles to choose pieces of, and the most of each. */
export interface PiecesGiven {
  lines: readonly SplitLine[]
  most(line: SplitLine): number
}

/** What is sent of a choice. */
export const chosenPieces = (pieces: Pieces) =>
  Object.entries(pieces).flatMap(([id, count]) => (count > 0 ? [{ cart_id: id, cart_num: count }] : []))

/** All pieces that there are. */
export const everyPiece = ({ lines, most }: PiecesGiven): Pieces =>
  Object.fromEntries(lines.map((line) => [String(line.cart_id), most(line)]))

/** How many pieces of each article. */
export function PiecesControl({ value, given, onChange, label, id, words }: ControlProps<Pieces, PiecesGiven>) {
  const text = useStore($states)
  const { base } = useConnection()
  const countOf = ({ cart_id: cart }: SplitLine) => value[String(cart)] ?? 0
  const sumOf = (line: SplitLine) => piecesSum({ ...line.cart_info, cart_num: line.cart_num }, countOf(line))
  return (
    <div id={id} role="group" aria-label={label}>
      <Table
        caption={label}
        compact
        rows={given.lines}
        rowKey={({ cart_id: cart }) => String(cart)}
        columns={[
          { key: 'goods', title: text.goodsOf, heading: true, show: ({ cart_info: line }) => <Article line={line} base={base} /> },
          {
            key: 'pieces',
            title: String(words['pieces']),
            width: 150,
            show: (line) => (
              <NumberInput
                size="compact"
                min={0}
                max={given.most(line)}
                value={countOf(line)}
                suffix={`/ ${given.most(line)}`}
                aria-label={line.cart_info.productInfo.store_name}
                onChange={(count) => onChange({ ...value, [String(line.cart_id)]: Math.floor(count ?? 0) })}
              />
            ),
          },
          {
            key: 'sum',
            title: text.sum,
            width: 110,
            align: 'end',
            show: (line) => yuan(sumOf(line)),
          },
        ]}
      />
      <p role="status">
        {text.pieces(given.lines.reduce((count, line) => count + countOf(line), 0))} {yuan(exactSum(...given.lines.map(sumOf)))}
      </p>
    </div>
  )
}
