import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { answerCustomerRefund, confirmCustomerPayment, verifyCustomerOrder } from '#src/api/chat-orders.ts'
import { exact, yuan } from '#src/order-forms/amounts.ts'
import type { Order } from '#src/order-forms/order.ts'
import type { Connection } from '#src/stores/connection.ts'
import { keyedConnection } from '#src/stores/keyed.ts'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { OrderAct } from './acts.ts'
import { $text } from './orders.text.ts'

type Words = ReturnType<typeof $text.get>

interface Question {
  message(words: Words, order: Order): string
  /** Answers the server's sentence. @throws RequestError */
  run(connection: Connection, order: Order): Promise<string>
  isDanger?: boolean
}

/** What is done after a question alone. */
export const questions: Readonly<Partial<Record<OrderAct, Question>>> = {
  refuse: {
    message: (words) => words.refuseThis,
    isDanger: true,
    run: async (connection, { order_id }) =>
      (await connection.answer(answerCustomerRefund, { body: { order_id, price: '0', type: 2 } })).message,
  },
  confirmPayment: {
    message: (words, { pay_price }) => words.surePayment(yuan(pay_price)),
    run: async (connection, { id, pay_price }) =>
      (await connection.answer(confirmCustomerPayment, { params: { id }, body: { pay_price: exact(pay_price) } })).message,
  },
  verify: {
    message: (words) => words.sureVerify,
    run: async (connection, { id }) => (await connection.answer(verifyCustomerOrder, { params: { id } })).message,
  },
}

interface OrderQuestionProps {
  connection: Connection
  act: OrderAct
  order: Order
  onClose(): void
  /** The server has done it, or says that the order is another one by now. */
  onDone(): void
}

/** Asks, and does it. */
export function OrderQuestion({ connection, act, order, onClose, onDone }: OrderQuestionProps) {
  const text = useStore($text)
  const confirm = useConfirm()
  const notify = useNotify()
  const isAsked = useRef(false)
  useEffect(() => {
    const question = questions[act]
    if (isAsked.current || !question) return
    isAsked.current = true
    const ask = async () => {
      const { message, run, isDanger = false } = question
      const isSure = await confirm({ title: text[act], message: message(text, order), confirmLabel: text[act], danger: isDanger })
      onClose()
      if (!isSure) return
      await run(keyedConnection(connection), order).then(notify.success, notify.failure)
      onDone()
    }
    void ask()
    // the question is asked once
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return null
}
