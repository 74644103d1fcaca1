import type { ReactNode } from 'react'
import { partAddress } from '#src/console/engine/part.ts'
import { Link } from '#src/console/router/link.tsx'
import { useConnection } from '#src/gate/use-connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import css from './record-link.css?inline'

addStyles(css)

/** A record of another page: where it is, and the keys of which one opens it. */
export interface RecordTarget {
  to: string
  keys: readonly string[]
  /** Only our own server can be led to it. */
  at?: 'own'
}

const detailOf = (path: string, key: string) => (id: unknown) => ({
  to: partAddress(path, '', { key: 'detail', id: String(id) }),
  keys: [key],
})

/** Where records stand that other pages name. */
export const places = {
  user: detailOf('/user/list', 'admin-user-user-index'),
  order: detailOf('/order/list', 'admin-order-storeOrder-index'),
  refund: detailOf('/order/refund', 'admin-order-refund'),
  product: (id: unknown): RecordTarget => ({ to: `/product/add_product/${String(id)}`, keys: ['product-edit', 'product-add'] }),
  // a plain shop's orders name what the buyer holds, not the coupon
  coupon: (id: unknown): RecordTarget => ({
    ...{ to: `/marketing/store_coupon_issue/index?coupon_title=${String(id)}`, keys: ['marketing-store_coupon_issue'], at: 'own' },
  }),
} as const

/** Leads to a record, for who may open it; for everybody else it is its name alone. */
export function RecordLink({ to, keys, at, children }: RecordTarget & { children: ReactNode }) {
  const connection = useConnection()
  const isOpen = (!at || connection.kind === at) && keys.some((key) => connection.can(key))
  if (!isOpen) return <>{children}</>
  return (
    <Link className="console-detail-link console-record-link" to={to}>
      {children}
    </Link>
  )
}
