import { definePage } from '#src/console/engine/define-page.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import { yuan } from '#src/order-forms/amounts.ts'
import { arrivals } from '#src/console/parts/orders/arrivals.tsx'
import { GoodsCell } from '#src/console/parts/orders/goods.tsx'
import { OrderMark } from '#src/console/parts/orders/order-mark.tsx'
import { $states } from '#src/order-forms/states.text.ts'
import { orderActions } from './actions.tsx'
import { orderDetail } from './detail.tsx'
import { exportAtServer, orderCells } from './export-orders.ts'
import { countTabs, orderList } from './order-calls.ts'
import { numberQuery, searchQuery } from './search.ts'
import { $text } from './text.ts'

const payTypes = choices('all', ['1', 'weixin'], ['4', 'alipay'], ['2', 'balance'], ['3', 'offline'])
const otherPayTypes = [
  { value: 'allinpay', word: 'allinpay' },
  { value: 'friend', word: 'friend' },
  { value: 'bank', word: 'bank' },
] as const

/** Orders (orders contract, 订单管理); what narrows them is named as the specification names it (3, order filter state). */
export default definePage({
  text: $text,
  list: orderList,
  size: 15,
  above: arrivals('orders'),
  empty: 'empty',
  find: 'real_name',
  rowKey: ({ id }) => String(id),
  rowName: ({ order_id: number }) => number,
  filters: [
    {
      field: 'orderStatus',
      name: 'status',
      as: 'choice',
      word: 'orderStatus',
      tabs: true,
      counts: countTabs,
      options: choices(
        'all',
        ['0', 'unpaid'],
        ['1', 'toShip'],
        ['7', 'partlyShipped'],
        ['5', 'toVerify'],
        ['6', 'verified'],
        ['2', 'toReceive'],
        ['3', 'toReview'],
        ['4', 'done'],
        ['-1', 'refunding'],
        ['-2', 'refunded'],
        ['-4', 'deleted'],
      ),
    },
    { field: 'real_name', as: 'text', word: 'search', query: searchQuery },
    { field: 'orderNum', name: 'real_name', as: 'text', word: 'byOrder', query: numberQuery },
    {
      field: 'fieldKey',
      name: 'field_key',
      as: 'choice',
      word: 'fieldKey',
      options: choices(
        'detected',
        ['order_id', 'byOrder'],
        ['uid', 'byUser'],
        ['real_name', 'byName'],
        ['user_phone', 'byPhone'],
        ['title', 'byGoods'],
      ),
    },
    {
      field: 'orderType',
      name: 'type',
      as: 'choice',
      word: 'orderType',
      options: choices(
        'all',
        ['1', 'ordinary'],
        ['2', 'group'],
        ['3', 'seckill'],
        ['4', 'bargain'],
        ['5', 'presale'],
        ['6', 'withCommission'],
      ),
    },
    {
      ...{ field: 'orderPayType', name: 'pay_type', as: 'choice', word: 'orderPayType', at: 'shop' },
      options: payTypes,
    },
    {
      // the contract has numbers for four of them; our own server knows the others by their names
      ...{ field: 'orderPayType', name: 'pay_type', as: 'choice', word: 'orderPayType', at: 'own' },
      options: [...payTypes, ...otherPayTypes],
    },
    {
      ...{ field: 'orderChannel', name: 'channel', as: 'choice', word: 'orderChannel', at: 'own' },
      options: choices('all', ['0', 'wechat'], ['1', 'routine'], ['2', 'h5'], ['3', 'pc'], ['4', 'app']),
    },
    { field: 'orderTime', name: 'data', as: 'dates', word: 'orderTime' },
  ],
  columns: [
    {
      key: 'orderNumber',
      heading: true,
      width: 200,
      show: ({ order_id: number, kind }) => (
        <>
          <strong className="console-name">{number}</strong>{' '}
          {kind !== 'ordinary' && <span className="console-tag">{$states.get()[kind]}</span>}
        </>
      ),
    },
    { key: 'goods', width: 260, show: ({ lines }, _, { connection }) => <GoodsCell lines={lines} base={connection.base} /> },
    {
      key: 'buyer',
      width: 120,
      show: ({ buyer, uid }) => (
        <>
          {buyer} <small>{uid}</small>
        </>
      ),
    },
    { key: 'paid', width: 110, align: 'end', show: ({ pay_price: paid }) => yuan(paid) },
    { key: 'state', width: 130, show: (order) => <OrderMark order={order} /> },
    { key: 'payName', width: 130, show: ({ payName }, words) => payName || words.notPaid },
    {
      key: 'receiver',
      width: 220,
      // each on a line of its own: what stays in sight at the right covers the end of a line first
      show: (order) => (
        <span className="console-over">
          {[order.real_name, order.user_phone, order.user_address].filter(Boolean).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
      ),
    },
    { key: 'waybill', width: 150, show: (order) => [order.delivery_name, order.delivery_id].filter(Boolean).join(' ') || '—' },
    { key: 'remark', width: 120, show: ({ remark }) => remark || '—' },
    { key: 'added', width: 150, show: ({ added }) => <Moment at={added} /> },
  ],
  detail: orderDetail,
  export: { cells: orderCells, atServer: exportAtServer },
  actions: orderActions,
})
