import { useStore } from '@nanostores/react'
import { FilePlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import quotation, { quotationLine, quotationLineRules } from '#src/api/resources/quotation.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { figuresOf } from '#src/console/engine/records/record-totals.tsx'
import { FormPage } from '#src/console/form/form-page.tsx'
import type { FormController } from '#src/console/form/use-form-controller.ts'
import { draftStore } from '#src/forms/draft-store.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { fields, textIn } from '#src/kinds/kind.ts'
import { computedRow, lines, newLineId, type LineOf } from '#src/kinds/lines.ts'
import { text } from '#src/kinds/text.ts'
import { today } from '#src/lib/shop-time.ts'
import { mostLines } from '#src/papers/read-quotation.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { $text } from './text.ts'
import { totals } from './totals.ts'
import { saveWord } from './word-file.ts'

const { name, num, price, subtotal, remark } = quotationLine
const columns = fields({ name, unit: text({ max: 50 }), num, price, subtotal, remark })
const linesField = lines(columns, { ...quotationLineRules, max: mostLines })

interface Paper {
  orderSn: string
  date: string
  lines: readonly LineOf<typeof columns>[]
}

/** What lies on the device, also from before lines had kinds: what is no number stays in its cell, to be mended. */
function readKept(kept: Readonly<Record<string, unknown>>): Paper {
  const rows = (Array.isArray(kept['lines']) ? kept['lines'] : []) as Readonly<Record<string, unknown>>[]
  const cells = rows.map((row) =>
    Object.entries(columns).map(([key, { kind }]) => {
      const written = textIn(row[key])
      const read = kind.parse(written, { word: String })
      return [key, 'value' in read ? read.value : { refused: written, fault: read.fault }] as const
    }),
  )
  const filled = cells.filter((row) => row.some(([key, value]) => key !== 'subtotal' && value !== ''))
  const own = filled.map((row) => computedRow(linesField, { ...Object.fromEntries(row), id: newLineId() }))
  return { orderSn: textIn(kept['orderSn']), date: textIn(kept['date']) || today(), lines: own as unknown as Paper['lines'] }
}

const keptAt = (connection: Connection) => draftStore(connection, 'quotation')

/** The quotation that was saved as a file last is there again, to go on from. */
const form = defineForm<never, Paper, ReturnType<typeof $text.get>>({
  text: $text,
  start: async ({ connection }) => readKept((await keptAt(connection).read())?.values ?? {}),
  fields: [
    { key: 'orderSn', help: 'orderSnHelp', of: text({ max: 100 }) },
    { key: 'date', of: quotation.fields.date },
    { key: 'lines', of: linesField, required: 'nothing' },
  ],
  async save({ orderSn, date, lines }, { connection }) {
    const told = await saveWord({ order_sn: orderSn, order_date: date, lines: lines.map((line) => ({ ...line, num: line.num || '0' })) })
    const values = { orderSn, date, lines: lines.map((line) => ({ ...line, id: '' })) }
    await keptAt(connection).save({ values, base: {}, at: Date.now() })
    return told
  },
})

function FreshButton({ controller, onFresh }: { controller: FormController; onFresh(): void }) {
  const words = useStore($text)
  const confirm = useConfirm()
  const connection = useConnection()
  const begin = async () => {
    if (!(await confirm({ title: words.freshQuestion, confirmLabel: words.fresh, danger: true }))) return
    controller.draft.finish()
    await keptAt(connection).drop()
    onFresh()
  }
  return (
    <Button icon={<FilePlus size={16} aria-hidden />} onClick={() => void begin()}>
      {words.fresh}
    </Button>
  )
}

/** At a plain shop, which keeps no quotations: the lines on this device, and the Word file of them (specification 1, 9). */
export function QuotationOnDevice() {
  const words = useStore($text)
  const [round, setRound] = useState(0)
  const Buttons = useMemo(
    () => (props: { controller: FormController }) => <FreshButton {...props} onFresh={() => setRound((before) => before + 1)} />,
    [],
  )
  return (
    <FormPage
      key={round}
      {...{ form, Buttons, title: words.title, word: words.word, draft: 'quotation-form', isStaying: true }}
      totals={(values) => figuresOf({ of: quotation, totals }, values, words)}
      onDone={() => undefined}
    />
  )
}
