import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { verifyOrder, type OrderRow } from '#src/api/orders.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { yuan } from '#src/order-forms/amounts.ts'
import { GoodsTable } from '#src/console/parts/orders/goods.tsx'
import { OrderMark } from '#src/console/parts/orders/order-mark.tsx'
import { readOrderRow } from '#src/order-forms/order.ts'
import { keyedConnection } from '#src/stores/keyed.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { $text } from './verify.text.ts'

// text, never a number: a code may begin with noughts
const isCode = (code: string) => /^\d{12}$/.test(code)

const isOrder = (reply: unknown): reply is OrderRow => typeof reply === 'object' && reply !== null && 'order_id' in reply

/** A code that is typed or scanned; `send` looks for its order first, and verifies it the second time. */
function useCode(tools: PageTools) {
  const text = useStore($text)
  const notify = useNotify()
  const [connection] = useState(() => keyedConnection(tools.connection))
  const [code, setCode] = useState('')
  const [shown, setShown] = useState<OrderRow | null>(null)
  const [isSeen, setSeen] = useState(false)
  const [wrong, setWrong] = useState('')
  const [isBusy, setBusy] = useState(false)
  const type = (next: string) => {
    setCode(next.replace(/\s/g, ''))
    setShown(null)
    setSeen(false)
    setWrong('')
  }
  const ask = async () => {
    const { data, message } = await connection.answer(verifyOrder, { body: { code, confirm: isSeen ? 1 : 0 } })
    if (!isSeen) {
      setShown(isOrder(data) ? data : null)
      return setSeen(true)
    }
    notify.success(message)
    tools.reload()
    type('')
  }
  const send = async () => {
    if (isBusy) return
    if (!isCode(code)) return setWrong(text.codeWrong)
    setBusy(true)
    await ask().catch(notify.failure)
    setBusy(false)
  }
  return { code, type, shown, isSeen, wrong, isBusy, send }
}

/** A pick-up order by its code: it is shown first, and verified with a second Enter. */
export function Verify({ tools, onClose }: { tools: PageTools; onClose(): void }) {
  const text = useStore($text)
  const common = useStore($common)
  const { code, type, shown, isSeen, wrong, isBusy, send } = useCode(tools)
  const order = shown && readOrderRow(shown)
  return (
    <Dialog
      open
      width={640}
      title={text.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.close}</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void send()}>
            {isSeen ? text.verify : text.find}
          </Button>
        </>
      }
    >
      <Field label={text.code} error={wrong}>
        <Input value={code} onChange={type} onEnter={() => void send()} inputMode="numeric" placeholder={text.codeHint} />
      </Field>
      {order && (
        <>
          <p>
            <span className="console-code-text">{order.order_id}</span> {order.real_name} {order.user_phone} {yuan(order.pay_price)}{' '}
            <OrderMark order={order} />
          </p>
          <GoodsTable lines={order.lines} base={tools.connection.base} />
        </>
      )}
    </Dialog>
  )
}
