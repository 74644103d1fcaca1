import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { listHotProducts, type CustomerProduct } from '#src/api/chat-customers.ts'
import { listCustomerOrders } from '#src/api/chat-orders.ts'
import type { TidiedOrder } from '#src/api/orders.ts'
import { addStyles } from '#src/lib/styles.ts'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Tabs } from '#src/ui/tabs/tabs.tsx'
import { Search } from 'lucide-react'
import { readOrder } from '../orders/read-order.ts'
import { listOf } from '../side/list-of.ts'
import { PageList } from '../side/page-list.tsx'
import type { SideProps } from '../side/side-props.ts'
import { useLater } from '../side/use-later.tsx'
import { usePages } from '../side/use-pages.tsx'
import css from './card-dialog.css?inline'
import { $text } from './card-dialog.text.ts'

addStyles(css)

export interface CardDialogProps extends Pick<SideProps, 'connection' | 'conversation'> {
  onClose(): void
  onChoose(kind: 'product' | 'order', what: string): void
}

/** Chooses a product, or one of the visitor's orders, whose card is sent. */
export function CardDialog({ connection, conversation, onClose, onChoose }: CardDialogProps) {
  const text = useStore($text)
  const [kind, setKind] = useState<'product' | 'order'>('product')
  const [typed, setTyped] = useState('')
  const search = useLater(typed.trim())
  const List = kind === 'product' ? Products : Orders
  const hint = kind === 'product' ? text.searchProducts : text.searchOrders
  const tabs = [
    { value: 'product' as const, label: text.products },
    { value: 'order' as const, label: text.orders },
  ]
  return (
    <Dialog open onClose={onClose} title={text.title} width={480}>
      <div className="kefu-cards">
        {/* a guest has no orders that a shop knows of */}
        {!conversation.isTourist && (
          <Tabs
            value={kind}
            onChange={(next) => {
              setKind(next)
              setTyped('')
            }}
            tabs={tabs}
            aria-label={text.title}
          />
        )}
        <Input
          key={kind}
          type="search"
          value={typed}
          onChange={setTyped}
          placeholder={hint}
          aria-label={hint}
          prefix={<Search size={15} />}
        />
        <div className="kefu-cards-list">
          <List {...{ connection, search }} uid={conversation.uid} onChoose={(what) => onChoose(kind, what)} />
        </div>
      </div>
    </Dialog>
  )
}

type ListProps = Pick<SideProps, 'connection'> & { uid: string; search: string; onChoose(what: string): void }

function Products({ connection, uid, search, onChoose }: ListProps) {
  const text = useStore($text)
  const input = { params: { uid }, query: { store_name: search } }
  const pages = usePages(connection, listHotProducts, input, listOf<CustomerProduct>)
  return (
    <PageList pages={pages} empty={text.noProducts} keyOf={({ id }) => String(id)} label={text.products}>
      {({ id, image, store_name: name, price, stock }) => (
        <Choice picture={<ShopPicture src={image} base={connection.base} size={48} />} onChoose={() => onChoose(String(id))}>
          <span className="kefu-ware-name">{name}</span>
          <span className="kefu-ware-more">
            ¥{price} · {text.stock(String(stock))}
          </span>
        </Choice>
      )}
    </PageList>
  )
}

const readOrders = (reply: unknown) => listOf<TidiedOrder>(reply).map(readOrder)

function Orders({ connection, uid, search, onChoose }: ListProps) {
  const text = useStore($text)
  const input = { params: { uid }, query: { type: '' as const, search } }
  const pages = usePages(connection, listCustomerOrders, input, readOrders)
  return (
    <PageList pages={pages} empty={search ? text.noOrders : text.noneAtAll} keyOf={({ id }) => id} label={text.orders}>
      {({ number, lines, pay, state }) => (
        <Choice picture={<ShopPicture src={lines[0]?.picture ?? ''} base={connection.base} size={48} />} onChoose={() => onChoose(number)}>
          <span className="kefu-ware-name">{lines[0]?.name ?? number}</span>
          <span className="kefu-ware-more">{number}</span>
          <span className="kefu-ware-more">
            ¥{pay} · {state}
          </span>
        </Choice>
      )}
    </PageList>
  )
}

function Choice({ picture, onChoose, children }: { picture: ReactNode; onChoose(): void; children: ReactNode }) {
  return (
    <button type="button" className="kefu-card-choice" onClick={onChoose}>
      {picture}
      <span className="kefu-ware-body">{children}</span>
    </button>
  )
}
