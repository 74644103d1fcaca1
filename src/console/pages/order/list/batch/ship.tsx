import { useStore } from '@nanostores/react'
import { FileDown, FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { listOrderCouriers, shipOrder, type CourierChoice } from '#src/api/orders.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { State } from '#src/console/engine/state.tsx'
import { QueueProgress, QueueResult } from '#src/console/parts/orders/queue-parts.tsx'
import { useQueue, type Queue } from '#src/console/parts/orders/queue.ts'
import { $queue } from '#src/console/parts/orders/queue.text.ts'
import { SheetError } from '#src/papers/sheet/sheet.ts'
import { keyedConnection } from '#src/stores/keyed.ts'
import { useRead } from '#src/stores/use-read.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Table } from '#src/ui/table/table.tsx'
import { Textarea } from '#src/ui/textarea/textarea.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { pastedFrom, saveOrdersToShip } from './sheet.ts'
import { checkRows, findOrders, mostRows, readPasted, type CheckedRow } from './rows.ts'
import { $text } from './ship.text.ts'
import { CourierPicker, keepCourier, lastCourier } from '#src/order-forms/courier.tsx'
import { plainDelivery } from '#src/order-forms/ship-form.ts'

interface BatchShipProps {
  tools: PageTools
  onClose(): void
}

const isReady = ({ problem }: CheckedRow) => problem === undefined

/** Many orders go out: lines are pasted or scanned, checked without writing, and sent one by one. */
export function BatchShip({ tools, onClose }: BatchShipProps) {
  const text = useStore($text)
  const common = useStore($common)
  const notify = useNotify()
  const { connection } = tools
  const read = useRead(connection, ['order couriers'], (over) => over.send(listOrderCouriers, { query: { status: '' } }))
  const couriers = (read.state === 'there' ? read.data : read.before) ?? []
  const [pasted, setPasted] = useState('')
  const [usual, setUsual] = useState(() => lastCourier(connection.base))
  const [checked, setChecked] = useState<CheckedRow[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const check = async () => {
    const rows = readPasted(pasted)
    if (rows.length > mostRows) return notify.error(text.tooMany(mostRows))
    setBusy(true)
    try {
      const orders = await findOrders(
        connection,
        rows.map(({ order }) => order),
      )
      setChecked(checkRows(rows, { orders, couriers, usual }))
      keepCourier(connection.base, usual)
    } catch (failure) {
      notify.failure(failure)
    } finally {
      setBusy(false)
    }
  }
  if (checked) return <Checked rows={checked} tools={tools} onBack={() => setChecked(null)} onClose={onClose} />
  return (
    <Dialog
      open
      width={720}
      title={text.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="primary" busy={isBusy} disabled={pasted.trim() === ''} onClick={() => void check()}>
            {text.check}
          </Button>
        </>
      }
    >
      <div className="order-batch">
        <Field label={text.courier}>
          <CourierPicker couriers={couriers} value={usual} onChange={setUsual} aria-label={text.courier} />
        </Field>
        <Sheets tools={tools} couriers={couriers} onRead={setPasted} />
        <Field label={text.rows} help={text.hint}>
          <Textarea rows={10} value={pasted} onChange={setPasted} spellCheck={false} />
        </Field>
      </div>
    </Dialog>
  )
}

/** A sheet goes out with what waits for being shipped, and comes back filled in. */
function Sheets({ tools, couriers, onRead }: { tools: PageTools; couriers: readonly CourierChoice[]; onRead(pasted: string): void }) {
  const text = useStore($text)
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const doing = async (work: () => Promise<void>) => {
    setBusy(true)
    await work().catch((failure: unknown) => (failure instanceof SheetError ? notify.error(text.unreadable) : notify.failure(failure)))
    setBusy(false)
  }
  const save = () => doing(async () => notify.success(text.saved(await saveOrdersToShip(tools.connection, couriers))))
  const read = (file: File) =>
    doing(async () => {
      const { readSheet } = await import('#src/papers/sheet/read-sheet.ts')
      const found = pastedFrom(await readSheet(file))
      if (!found) return notify.error(text.headings)
      onRead(found.pasted)
      notify.success(text.read(found.rows, found.skipped))
    })
  return (
    <div className="order-batch-sheet">
      <Button icon={<FileDown size={16} aria-hidden />} disabled={isBusy} onClick={() => void save()}>
        {text.template}
      </Button>
      <Button icon={<FileUp size={16} aria-hidden />} disabled={isBusy} onClick={() => input.current?.click()}>
        {text.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv,.txt,text/csv"
        aria-label={text.choose}
        onChange={({ currentTarget }) => {
          if (currentTarget.files?.[0]) void read(currentTarget.files[0])
          // the same file may be chosen again after it was mended
          currentTarget.value = ''
        }}
      />
      <small>{text.sheetHint}</small>
    </div>
  )
}

/** What the check found, and what becomes of each line while it is sent. */
function Checked({ rows, tools, onBack, onClose }: BatchShipProps & { rows: readonly CheckedRow[]; onBack(): void }) {
  const text = useStore($text)
  const words = useStore($queue)
  const common = useStore($common)
  const { queue, run, stop } = useQueue()
  const [connection] = useState(() => keyedConnection(tools.connection))
  const ready = rows.filter(isReady)
  const left = ready.filter(({ key }) => !queue.outcomes.get(key)?.isDone)
  const send = async ({ found, by, number }: CheckedRow) => {
    const body = { ...plainDelivery, delivery_name: by!.value, delivery_code: by!.code, delivery_id: number }
    return (await connection.answer(shipOrder, { params: { id: found!.id }, body })).message
  }
  const ship = async () => {
    await run(ready, ({ key }) => key, send)
    tools.reload()
  }
  return (
    <Dialog
      open
      width={920}
      title={text.title}
      onClose={onClose}
      footer={
        <>
          {!queue.isRunning && queue.done === 0 && <Button onClick={onBack}>{text.back}</Button>}
          {queue.isRunning ? <Button onClick={stop}>{words.stop}</Button> : <Button onClick={onClose}>{common.close}</Button>}
          {left.length > 0 && (
            <Button variant="primary" busy={queue.isRunning} onClick={() => void ship()}>
              {queue.failed > 0 && !queue.isRunning ? words.retry : text.ship(left.length)}
            </Button>
          )}
        </>
      }
    >
      {queue.done > 0 && <QueueProgress queue={queue} count={ready.length} />}
      <Lines rows={rows} outcomes={queue.outcomes} />
    </Dialog>
  )
}

function Lines({ rows, outcomes }: { rows: readonly CheckedRow[]; outcomes: Queue['outcomes'] }) {
  const text = useStore($text)
  return (
    <Table
      caption={text.title}
      compact
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: 'order', title: text.order, heading: true, show: ({ order }) => order || text.orderMissing },
        { key: 'receiver', title: text.receiver, width: 130, show: ({ found }) => found?.real_name ?? '' },
        { key: 'number', title: text.number, width: 190, show: ({ number }) => number },
        { key: 'courier', title: text.courier, width: 120, show: ({ by, courier }) => by?.value ?? courier },
        {
          key: 'state',
          title: text.state,
          width: 200,
          show: (row) =>
            outcomes.has(row.key) ? (
              <QueueResult outcome={outcomes.get(row.key)} />
            ) : (
              <State isOn={isReady(row)}>{text[row.problem ?? 'fine']}</State>
            ),
        },
      ]}
    />
  )
}
