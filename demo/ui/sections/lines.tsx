import { useStore } from '@nanostores/react'
import { useState } from 'react'
import LinesInput from '#src/fields/lines/input.tsx'
import type { Row } from '#src/fields/lines/rows.ts'
import { choice } from '#src/kinds/choice.ts'
import { code } from '#src/kinds/code.ts'
import { day } from '#src/kinds/day.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { flag } from '#src/kinds/flag.ts'
import { fields } from '#src/kinds/kind.ts'
import { lines } from '#src/kinds/lines.ts'
import { longText } from '#src/kinds/long-text.ts'
import { money } from '#src/kinds/money.ts'
import { percent } from '#src/kinds/percent.ts'
import { tags } from '#src/kinds/tags.ts'
import { text } from '#src/kinds/text.ts'
import { whole } from '#src/kinds/whole.ts'
import { productOf, readDecimal, rounded } from '#src/lib/decimal.ts'
import { Button } from '#src/ui/button/button.tsx'
import { $text } from '../gallery.text.ts'

const of = fields({
  sku: code({ required: true, max: 20 }),
  goods: text({ required: true, max: 60 }),
  unit: choice({ pair: 'unitPair', box: 'unitBox', dozen: 'unitDozen' }, { start: 'pair' }),
  quantity: decimal({ places: 3 }),
  price: money({ places: 4 }),
  amount: money(),
  discount: percent(),
  delivery: day(),
  boxes: whole(),
  isGift: flag(),
  marks: tags(),
  remark: longText(),
})

const field = lines(of, {
  max: 600,
  sums: ['quantity', 'amount'],
  computed: {
    amount: ({ quantity, price }) => (quantity === '' || price === '' ? '' : rounded(productOf(quantity, price), 2)),
  },
})

const goods = ['涤纶手套', '棉纱手套', '丁腈手套', 'PU涂层手套', '防割手套', '羊皮手套']
const rowAt = (at: number): Row => {
  const quantity = String((at + 1) * 12)
  const price = readDecimal(`${(at % 7) + 1}.${((at * 13) % 90) + 10}`)!
  return {
    id: String(at + 1),
    sku: `ST-${1001 + at}`,
    goods: `${goods[at % 6]}${at > 5 ? ` ${at}` : ''}`,
    unit: ['pair', 'box', 'dozen'][at % 3],
    quantity,
    price,
    amount: rounded(productOf(quantity, price), 2),
    discount: at % 4 === 0 ? '5' : '',
    delivery: `2026-12-${String((at % 28) + 1).padStart(2, '0')}`,
    boxes: at % 5 === 0 ? null : at + 1,
    isGift: at % 6 === 0,
    marks: at % 3 === 0 ? ['加急'] : [],
    remark: '',
  }
}
const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => rowAt(at))

const refusals = { '1.goods': '仓库里没有这个产品' }

/** The grid of lines: few rows, or so many that only those in sight are drawn. */
export function Lines() {
  const t = useStore($text)
  const [rows, setRows] = useState<readonly Row[]>(() => rowsOf(5))
  const [isChecked, setChecked] = useState(false)
  const [count, setCount] = useState(0)
  const take = (next: readonly Row[]) => {
    setRows(next)
    setCount((before) => before + 1)
  }
  return (
    <section className="gallery-card is-wide gallery-lines" data-changes={count}>
      <h2>{t.lines}</h2>
      <LinesInput
        id="gallery-lines"
        field={field as never}
        value={rows}
        onChange={take}
        label={t.lines}
        invalid={isChecked}
        describedBy={undefined}
        words={t}
        errors={isChecked ? refusals : undefined}
      />
      <div className="gallery-row">
        <Button onClick={() => setChecked(true)}>{t.checkLines}</Button>
        <Button onClick={() => setRows(rowsOf(500))}>{t.manyLines}</Button>
      </div>
    </section>
  )
}
