import { useStore } from '@nanostores/react'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { listOrderCouriers, type CourierChoice } from '#src/api/orders.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { State } from '#src/console/engine/state.tsx'
import { GoodsTable } from '#src/console/parts/orders/goods.tsx'
import { OrderMark } from '#src/console/parts/orders/order-mark.tsx'
import { addStyles } from '#src/lib/styles.ts'
import { CourierPicker, keepCourier, lastCourier } from '#src/order-forms/courier.tsx'
import type { Order } from '#src/order-forms/order.ts'
import { useRead } from '#src/stores/use-read.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Switch } from '#src/ui/switch/switch.tsx'
import { Table } from '#src/ui/table/table.tsx'
import { $text as $ship } from '../batch/ship.text.ts'
import css from './scan.css?inline'
import { $text } from './scan.text.ts'
import { tone } from './tone.ts'
import { useScans, type ScannedRow } from './use-scans.ts'

addStyles(css)

const noCouriers: readonly CourierChoice[] = []

interface ScanShipProps {
  tools: PageTools
  onClose(): void
}

/** Parcels go out one after another: an order is scanned and shown, its tracking number ships it, and the next one follows. */
export function ScanShip({ tools, onClose }: ScanShipProps) {
  const text = useStore($text)
  const common = useStore($common)
  const { connection } = tools
  const read = useRead(connection, ['order couriers'], (over) => over.send(listOrderCouriers, { query: { status: '' } }))
  const couriers = (read.state === 'there' ? read.data : read.before) ?? noCouriers
  const [chosen, setChosen] = useState(() => lastCourier(connection.base))
  const [isSilent, setSilent] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const by = couriers.find(({ code }) => code === chosen)
  const { current, rows, told, scan, retake, putAside } = useScans({
    connection,
    courier: () => by,
    tell: (kind) => !isSilent && tone(kind),
  })
  const choose = (code: string) => {
    setChosen(code)
    keepCourier(connection.base, code)
    field.current?.focus()
  }
  const close = () => {
    if (rows.some(({ number }) => number)) tools.reload()
    onClose()
  }
  return (
    <Dialog open width={920} title={text.title} onClose={close} footer={<Button onClick={close}>{common.close}</Button>}>
      <div className="order-scan">
        <ScanField field={field} label={current ? text.scanNumber : text.scanOrder} told={told} onScan={scan} />
        <div className="order-scan-by">
          <Field label={text.courier}>
            <CourierPicker couriers={couriers} value={chosen} onChange={choose} aria-label={text.courier} />
          </Field>
          <Switch checked={isSilent} onChange={setSilent}>
            {text.isSilent}
          </Switch>
        </div>
        {current && (
          <Current order={current} base={connection.base}>
            <Button
              onClick={() => {
                putAside()
                field.current?.focus()
              }}
            >
              {text.putAside}
            </Button>
          </Current>
        )}
        <Scanned
          rows={rows}
          onAgain={(code) => {
            retake(code)
            field.current?.focus()
          }}
        />
      </div>
    </Dialog>
  )
}

interface ScanFieldProps {
  field: RefObject<HTMLInputElement | null>
  /** What comes next. */
  label: string
  told: { sentence: string; isWrong: boolean }
  onScan(code: string): void
}

function ScanField({ field, label, told, onScan }: ScanFieldProps) {
  const [code, setCode] = useState('')
  const enter = () => {
    setCode('')
    if (code.trim()) onScan(code.trim())
  }
  return (
    <div>
      <Field label={label}>
        <Input ref={field} size="large" value={code} onChange={setCode} onEnter={enter} spellCheck={false} enterKeyHint="next" />
      </Field>
      {/* both stand there before they say anything: a reader hears only what changes within them */}
      <p role="status" className="order-scan-told">
        {!told.isWrong && told.sentence}
      </p>
      <p role="alert" className="order-scan-wrong">
        {told.isWrong && told.sentence}
      </p>
    </div>
  )
}

/** What is in the parcel, and where it goes. */
function Current({ order, base, children }: { order: Order; base: string; children: ReactNode }) {
  return (
    <section className="order-scan-current" aria-label={order.order_id}>
      <p>
        <span className="console-code-text">{order.order_id}</span> <OrderMark order={order} />
        <br />
        <strong>{order.real_name}</strong> {order.user_phone}
        <br />
        {order.user_address}
        {[order.mark, order.remark].filter(Boolean).map((note, at) => (
          <em key={at}>{note}</em>
        ))}
      </p>
      <GoodsTable lines={order.lines} base={base} isOpen />
      {children}
    </section>
  )
}

function Scanned({ rows, onAgain }: { rows: readonly ScannedRow[]; onAgain(code: string): void }) {
  const text = useStore($text)
  const ship = useStore($ship)
  const done = rows.filter(({ number }) => number).length
  return (
    <>
      {rows.length > 0 && <p className="order-scan-count">{text.told(done, rows.length - done)}</p>}
      <Table
        caption={text.log}
        compact
        rows={rows}
        empty={text.none}
        rowKey={({ code }) => code}
        columns={[
          { key: 'order', title: ship.order, heading: true, show: ({ code }) => code },
          { key: 'receiver', title: ship.receiver, width: 120, show: ({ order }) => order?.real_name ?? '' },
          { key: 'number', title: ship.number, width: 180, show: ({ number }) => number ?? '' },
          {
            key: 'result',
            title: text.result,
            width: 260,
            show: ({ code, number, problem }) => (
              <span className="order-scan-result">
                <State isOn={number !== undefined}>{problem ?? text.done}</State>
                {number === undefined && (
                  <Button size="compact" onClick={() => onAgain(code)}>
                    {text.again}
                  </Button>
                )}
              </span>
            ),
          },
        ]}
      />
    </>
  )
}
