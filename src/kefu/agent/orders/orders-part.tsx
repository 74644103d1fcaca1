import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { listCustomerOrders } from '#src/api/chat-orders.ts'
import type { TidiedOrder } from '#src/api/orders.ts'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { listOf } from '../side/list-of.ts'
import { PageList } from '../side/page-list.tsx'
import { SearchTools } from '../side/search-tools.tsx'
import type { SideProps } from '../side/side-props.ts'
import { useLater } from '../side/use-later.tsx'
import { usePages } from '../side/use-pages.tsx'
import { actsOf } from './acts.ts'
import { OrderCard } from './order-card.tsx'
import type { OrderDialogsProps, OrderWish } from './order-dialogs.tsx'
import './orders-styles.ts'
import { $text } from './orders.text.ts'
import { readOrder } from './read-order.ts'

const dialogs = lazyPart<OrderDialogsProps>(async () => (await import('./order-dialogs.tsx')).OrderDialogs)

const readOrders = (reply: unknown) => listOf<TidiedOrder>(reply).map(readOrder)

/** The customer's orders, with what an agent may do about them. */
export function OrdersPart({ connection, workbench, conversation }: SideProps) {
  const text = useStore($text)
  const [type, setType] = useState<'' | '0' | '1' | '-1'>('')
  const [typed, setTyped] = useState('')
  const search = useLater(typed.trim())
  const [wish, setWish] = useState<OrderWish>()
  const Dialogs = useLazyPart(dialogs, wish !== undefined, () => setWish(undefined))
  const pages = usePages(connection, listCustomerOrders, { params: { uid: conversation.uid }, query: { type, search } }, readOrders)
  return (
    <>
      <SearchTools
        choice={{
          label: text.states,
          value: type,
          onChange: setType,
          choices: [
            ['', text.all],
            ['0', text.unpaid],
            ['1', text.unshipped],
            ['-1', text.refunding],
          ],
        }}
        typed={typed}
        onType={setTyped}
        placeholder={text.search}
      />
      <PageList pages={pages} empty={search || type !== '' ? text.none : text.noneAtAll} keyOf={({ id }) => id} label={text.list}>
        {(order) => (
          <OrderCard
            order={order}
            base={connection.base}
            acts={workbench.self.mayAct ? actsOf(order.facts, connection) : []}
            onSend={() => workbench.sendCard('order', order.number)}
            onWish={(act) => setWish({ act, order })}
          />
        )}
      </PageList>
      {Dialogs && (
        <Dialogs
          connection={connection}
          wish={wish}
          onClose={() => setWish(undefined)}
          onDone={({ number }) => {
            workbench.cards.orderChanged(number)
            // a GET that writes ends no reads by itself
            if (wish?.act === 'verify') pages.retry()
          }}
        />
      )}
    </>
  )
}
