import { useStore } from '@nanostores/react'
import { FileDown, FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { listOrderCouriers, type CourierChoice } from '#src/api/orders.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { SheetError } from '#src/papers/sheet/sheet.ts'
import { useRead } from '#src/stores/use-read.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Textarea } from '#src/ui/textarea/textarea.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { pastedFrom, saveOrdersToShip } from './sheet.ts'
import { checkRows, findOrders, mostRows, readPasted, type CheckedRow } from './rows.ts'
import { $text } from './ship.text.ts'
import { CourierPicker, keepCourier, lastCourier } from '#src/order-forms/courier.tsx'
import { Checked } from './checked.tsx'

interface BatchShipProps {
  tools: PageTools
  onClose(): void
}

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
      // couriers that are still on their way would be none
      const [known, orders] = await Promise.all([
        read.state === 'there' ? couriers : connection.send(listOrderCouriers, { query: { status: '' } }),
        findOrders(
          connection,
          rows.map(({ order }) => order),
        ),
      ])
      setChecked(checkRows(rows, { orders, couriers: known, usual }))
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
        <Field label={text.courier} help={text.courierHelp}>
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
