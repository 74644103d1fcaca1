import { useEffect, useState } from 'react'
import { defineElement } from '#src/door/define.ts'
import { sharedAttributes, sharedEvents } from '#src/door/meta.ts'
import LinesInput from '#src/fields/lines/input.tsx'
import type { Row } from '#src/fields/lines/rows.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { fields } from '#src/kinds/kind.ts'
import { lines } from '#src/kinds/lines.ts'
import { money } from '#src/kinds/money.ts'
import { text } from '#src/kinds/text.ts'
import { productOf, rounded } from '#src/lib/decimal.ts'
import { useHost } from '#src/ui/host.ts'
import { mountReact } from '#src/ui/mount.tsx'

/* 500 rows of 15 columns, in a shadow root as everywhere: quantity × price = amount, two sums, twelve columns of text. */

const short = text({ max: 60 })
const texts = { c0: short, c1: short, c2: short, c3: short, c4: short, c5: short, c6: short, c7: short, c8: short, c9: short }
const of = fields({ ...texts, c10: short, c11: short, quantity: decimal({ places: 3 }), price: money({ places: 4 }), amount: money() })
const amountOf = ({ quantity, price }: { quantity: string; price: string }) =>
  quantity === '' || price === '' ? '' : rounded(productOf(quantity, price), 2)
const field = lines(of, { max: 600, sums: ['quantity', 'amount'], computed: { amount: amountOf } })
const names = Object.keys(of)
const words = Object.fromEntries(names.map((name) => [name, name]))

const rowAt = (at: number): Row => {
  const figures = { quantity: String(at + 1), price: '2.5' }
  const written = names.slice(0, 12).map((name) => [name, `${name} ${at}`] as const)
  return { id: String(at + 1), ...Object.fromEntries(written), ...figures, amount: amountOf(figures) }
}

function Stage() {
  const host = useHost()
  const [rows, setRows] = useState<readonly Row[]>(() => Array.from({ length: 500 }, (_, at) => rowAt(at)))
  useEffect(() => {
    Object.assign(globalThis, { rows: () => rows })
    host.emit('crm-ready')
  }, [host, rows])
  return (
    <div style={{ height: 700, overflow: 'auto' }}>
      <LinesInput
        id="lines"
        field={field as never}
        value={rows}
        onChange={setRows as never}
        label="lines"
        invalid={false}
        describedBy={undefined}
        words={words}
      />
    </div>
  )
}

defineElement({ tag: 'crm-lines-bench', summary: 'Lines.', attributes: sharedAttributes, events: sharedEvents }, () =>
  Promise.resolve({ default: mountReact(Stage) }),
)
