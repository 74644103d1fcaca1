import { useMemo } from 'react'
import { listUserRecords, type UserRecordKind } from '#src/api/shop-users.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import { OwnList } from '#src/console/engine/own-list.tsx'
import type { Column, ListPage } from '#src/console/engine/page.ts'
import { partAddress } from '#src/console/engine/part.ts'
import { Link } from '#src/console/router/link.tsx'
import { $records } from './records.text.ts'
import type { User } from './user.ts'

type Entry = Readonly<Record<string, string>>
type Words = ReturnType<typeof $records.get>
type Columns = readonly Column<Entry, Words>[]

const shown = (key: keyof Words, of: string = key, more: object = {}): Column<Entry, Words> => ({
  key,
  show: (entry) => entry[of] || '—',
  ...more,
})
const figure = { align: 'end', width: 120 } as const
const heading = { heading: true } as const
const change: Column<Entry, Words> = {
  key: 'change',
  ...figure,
  // a sign-in only ever brings points
  show: ({ pm, number }) => `${pm === '0' ? '-' : '+'}${number}`,
}
const time: Column<Entry, Words> = { key: 'add_time', width: 150, show: ({ add_time: at }) => (at ? <Moment at={at} /> : '—') }
/** Points are whole; the shop writes two places behind them. */
const points: Column<Entry, Words> = { key: 'balance', ...figure, show: ({ balance }) => balance?.replace(/\.0+$/, '') || '—' }

const orders = { path: '/order/list', permission: 'admin-order-storeOrder-index' }

const columns: Readonly<Record<UserRecordKind, Columns>> = {
  order: [
    {
      ...{ key: 'order_id', ...heading },
      // to the order itself, for who may see orders
      show: ({ order_id: number = '' }, _, { connection }) =>
        connection.can(orders.permission) ? <Link to={`${orders.path}?real_name=${number}`}>{number}</Link> : number,
    },
    shown('real_name'),
    shown('total_num', 'total_num', figure),
    shown('total_price', 'total_price', figure),
    shown('pay_price', 'pay_price', figure),
    shown('pay_time', 'pay_time', { width: 170 }),
  ],
  integral: [shown('heading', 'title', heading), change, points, shown('mark'), time],
  sign: [shown('heading', 'title', heading), change, shown('mark'), time],
  coupon: [
    shown('coupon_title', 'coupon_title', heading),
    shown('coupon_price', 'coupon_price', figure),
    shown('use_min_price', 'use_min_price', figure),
    shown('validity', 'time'),
    shown('status', 'status', { width: 100 }),
  ],
  balance_change: [shown('heading', 'title', heading), change, shown('balance', 'balance', figure), shown('mark'), time],
  spread: [shown('uid', 'uid', { width: 90 }), shown('nickname', 'nickname', heading), shown('level'), shown('channel', 'type'), time],
}

/** Text of what came: numbers of one list are text in another. */
const read = (wire: Readonly<Record<string, unknown>>): Entry =>
  Object.fromEntries(Object.entries(wire).map(([name, value]) => [name, value === null || typeof value === 'object' ? '' : String(value)]))

const listOf = (kind: UserRecordKind, uid: string): ListPage<Entry, Words> => ({
  text: $records,
  list: { call: listUserRecords as never, read },
  query: { id: uid, type: kind },
  size: 10,
  empty: 'empty',
  rowKey: ({ id, order_id: order, uid: friend, add_time: at, number, balance, title }) =>
    [id, order, friend, at, number, balance, title].join(' '),
  rowName: ({ order_id: order, title, nickname, coupon_title: coupon }) => order ?? title ?? coupon ?? nickname ?? '',
  columns: columns[kind],
})

/** What stands under one tab of a user's page. */
export const recordsOf = (kind: UserRecordKind) =>
  function Records({ row }: { row: User }) {
    const uid = String(row.uid)
    const page = useMemo(() => listOf(kind, uid), [uid])
    return <OwnList page={page} path={partAddress('/user/list', '', { key: 'detail', id: uid })} />
  }
