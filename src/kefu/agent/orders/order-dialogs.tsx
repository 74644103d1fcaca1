import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { customerPriceForm, answerCustomerRefund, remarkCustomerOrder } from '#src/api/chat-orders.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import type { Connection } from '#src/stores/connection.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Textarea } from '#src/ui/textarea/textarea.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { OrderDetails } from './order-details.tsx'
import { $text } from './orders.text.ts'
import type { CustomerOrder } from './read-order.ts'
import { askRefundForm } from './refund-form.ts'

/** What an agent wants to do about an order. */
export type OrderAct = 'details' | 'remark' | 'price' | 'refund' | 'refuse'

export interface OrderWish {
  act: OrderAct
  order: CustomerOrder
}

export interface OrderDialogsProps {
  connection: Connection
  /** Undefined closes what is open. */
  wish: OrderWish | undefined
  onClose(): void
}

/** The dialogs of the orders beside a conversation; other prices and refunds are forms of the server. */
export function OrderDialogs({ connection, wish, onClose }: OrderDialogsProps) {
  const text = useStore($text)
  const form = wish?.act === 'price' || wish?.act === 'refund' ? wish : undefined
  const load = useMemo(() => {
    if (!form) return null
    const { act, order } = form
    return () =>
      act === 'price' ? connection.send(customerPriceForm, { params: { id: order.id } }) : askRefundForm(connection, order, $text.get())
  }, [connection, form])
  return (
    <>
      <FormDialog
        connection={connection}
        side="kefu"
        load={load}
        title={form?.act === 'refund' ? text.refund : text.price}
        draft={null}
        onClose={onClose}
        onDone={() => {}}
      />
      <RemarkDialog connection={connection} order={wish?.act === 'remark' ? wish.order : undefined} onClose={onClose} />
      <OrderDetails connection={connection} order={wish?.act === 'details' ? wish.order : undefined} onClose={onClose} />
      {wish?.act === 'refuse' && <Refusal connection={connection} order={wish.order} onClose={onClose} />}
    </>
  )
}

interface OneProps {
  connection: Connection
  order: CustomerOrder | undefined
  onClose(): void
}

const longest = 200

function RemarkDialog({ connection, order, onClose }: OneProps) {
  const text = useStore($text)
  const common = useStore($common)
  const notify = useNotify()
  const [written, setWritten] = useState<{ id: string; text: string }>()
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const remark = order && written?.id === order.id ? written.text : (order?.remark ?? written?.text ?? '')
  const isMissing = remark.trim() === ''
  const close = () => {
    setWritten(undefined)
    setTried(false)
    onClose()
  }
  const save = async () => {
    setTried(true)
    if (!order || isMissing || isBusy) return
    setBusy(true)
    try {
      notify.success((await connection.answer(remarkCustomerOrder, { body: { order_id: order.number, remark: remark.trim() } })).message)
      close()
    } catch (error) {
      notify.failure(error)
    }
    setBusy(false)
  }
  const footer = (
    <>
      <Button onClick={close}>{common.cancel}</Button>
      <Button variant="primary" busy={isBusy} onClick={() => void save()}>
        {common.confirm}
      </Button>
    </>
  )
  return (
    <Dialog open={order !== undefined} onClose={close} title={text.editRemark} width={470} footer={footer}>
      <Field label={text.remark} required error={isTried && isMissing && text.remarkMissing}>
        <Textarea
          value={remark}
          maxLength={longest}
          counted
          placeholder={text.remarkHint}
          onChange={(next) => setWritten({ id: order?.id ?? '', text: next })}
        />
      </Field>
    </Dialog>
  )
}

/** Asks, and refuses the refund that a customer asked for. */
function Refusal({ connection, order, onClose }: OneProps & { order: CustomerOrder }) {
  const text = useStore($text)
  const confirm = useConfirm()
  const notify = useNotify()
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    const refuse = async () => {
      const isSure = await confirm({ title: text.refuse, message: text.refuseThis, confirmLabel: text.refuse, danger: true })
      onClose()
      if (!isSure) return
      const body = { order_id: order.number, price: '0', type: 2 as const }
      await connection.answer(answerCustomerRefund, { body }).then(({ message }) => notify.success(message), notify.failure)
    }
    void refuse()
    // the question is asked once
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return null
}
