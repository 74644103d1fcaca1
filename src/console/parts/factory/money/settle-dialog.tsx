import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { allocatePaid, type OpenDebt, type PaidRow } from '#src/api/factory-money.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { compared, differenceOf, readDecimal, rounded, sumOf } from '#src/lib/decimal.ts'
import { keyedConnection } from '#src/stores/keyed.ts'
import { Button } from '#src/ui/button/button.tsx'
import { DialogButtons } from '#src/ui/dialog/dialog-buttons.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Table } from '#src/ui/table/table.tsx'
import { debtColumns, useOpenItems } from './party-money.tsx'
import { $text } from './text.ts'

type Amounts = Readonly<Record<number, string>>

const amountOf = (text: string | undefined): string => readDecimal(text ?? '') ?? '0'
const shown = (amount: string) => rounded(amount, 2)

/** As much of each debt as there is money for, in an order. */
function spread(debts: readonly OpenDebt[], money: string): Amounts {
  let left = money
  const amounts: Record<number, string> = {}
  for (const { id, open } of debts) {
    const part = compared(left, open) < 0 ? left : open
    if (compared(part, '0') <= 0) break
    amounts[id] = shown(part)
    left = differenceOf(left, part)
  }
  return amounts
}

/** Orders in which debts are settled (manufacturing 3.2, auto). */
const ways = {
  fifo: (one: OpenDebt, other: OpenDebt) => one.id - other.id,
  byDue: (one: OpenDebt, other: OpenDebt) => (one.due || one.biz_date).localeCompare(other.due || other.biz_date) || one.id - other.id,
} as const

interface SettleProps {
  row: PaidRow
  tools: PageTools
  onClose(): void
}

/** What of the debts is to be settled, and its sending. */
function useSettling({ row, tools, onClose }: SettleProps) {
  const words = useStore($text)
  const [connection] = useState(() => keyedConnection(tools.connection))
  const [amounts, setAmounts] = useState<Amounts>({})
  const [isBusy, setBusy] = useState(false)
  const total = sumOf(Object.values(amounts).map(amountOf))
  const send = async () => {
    setBusy(true)
    const pairs = Object.entries(amounts)
      .filter(([, amount]) => compared(amountOf(amount), '0') > 0)
      .map(([to, amount]) => ({ from: row.id, to: Number(to), amount: shown(amountOf(amount)) }))
    try {
      await connection.send(allocatePaid, { body: { pairs } })
      tools.notifySuccess(words.settled(shown(total)))
      tools.reload()
      onClose()
    } catch (error) {
      tools.notifyError((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return { amounts, setAmounts, total, isBusy, send }
}

/** Settles debts with money that is there: the oldest first, the first due first, or as somebody writes (manufacturing 2.10, I3). */
export function SettleDialog(props: SettleProps) {
  const { row, tools, onClose } = props
  const words = useStore($text)
  const read = useOpenItems(tools.connection, { party: row.party_id, side: row.type === 'PAYMENT' ? 'AP' : 'AR' })
  const { amounts, setAmounts, total, isBusy, send } = useSettling(props)
  const debts = read.state === 'there' ? read.data.list : []
  const isTooMuch = compared(total, row.unallocated) > 0 || debts.some(({ id, open }) => compared(amountOf(amounts[id]), open) > 0)
  return (
    <Dialog
      open
      width={820}
      title={`${words.settle} ${row.sn} ${row.party}`}
      onClose={onClose}
      footer={
        <DialogButtons
          label={words.settle}
          busy={isBusy}
          disabled={isTooMuch || compared(total, '0') <= 0}
          onCancel={onClose}
          onConfirm={() => void send()}
        />
      }
    >
      <div className="party-money">
        {read.state === 'failed' && <p role="alert">{read.message}</p>}
        <dl>
          <div>
            <dt>{words.left}</dt>
            <dd>{row.unallocated}</dd>
          </div>
          <div>
            <dt>{words.chosen}</dt>
            <dd>{shown(total)}</dd>
          </div>
        </dl>
        {isTooMuch && <p role="alert">{words.tooMuch}</p>}
        <div className="party-money-ways">
          {(['fifo', 'byDue'] as const).map((way) => (
            <Button key={way} size="compact" onClick={() => setAmounts(spread([...debts].sort(ways[way]), row.unallocated))}>
              {words[way]}
            </Button>
          ))}
          <Button size="compact" onClick={() => setAmounts({})}>
            {words.clear}
          </Button>
        </div>
        <AmountList {...{ debts, amounts, setAmounts, isReading: read.state === 'waiting' }} />
      </div>
    </Dialog>
  )
}

interface AmountsProps {
  debts: readonly OpenDebt[]
  amounts: Amounts
  setAmounts(amounts: Amounts): void
  isReading: boolean
}

/** Open documents, each with how much of it is settled now. */
function AmountList({ debts, amounts, setAmounts, isReading }: AmountsProps) {
  const words = useStore($text)
  return (
    <Table
      compact
      caption={words.openItems}
      loading={isReading}
      rows={debts}
      rowKey={({ id }) => id}
      rowName={({ sn }) => sn}
      empty={words.none}
      columns={[
        ...debtColumns(words),
        {
          key: 'chosen',
          title: words.chosen,
          width: 150,
          align: 'end',
          show: ({ id, sn }) => (
            <Input
              size="compact"
              inputMode="decimal"
              aria-label={words.amountOf(sn)}
              value={amounts[id] ?? ''}
              onChange={(amount) => setAmounts({ ...amounts, [id]: amount })}
            />
          ),
        },
      ]}
    />
  )
}
