import { definePage } from '#src/console/engine/define-page.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { arrivals } from '#src/console/parts/orders/arrivals.tsx'
import { GoodsCell } from '#src/console/parts/orders/goods.tsx'
import { orderActions } from './actions.tsx'
import { NumberCell, PaidCell, ReceiverCell, StateCell } from './cells.tsx'
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
    { field: 'real_name', as: 'text', word: 'search', query: searchQuery, told: { own: 'searchedOwn' } },
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
    {
      ...{ field: 'orderLate', name: 'late', as: 'choice', word: 'orderLate', at: 'own' },
      options: choices('all', ['1', 'late']),
    },
    { field: 'orderTime', name: 'data', as: 'dates', word: 'orderTime' },
  ],
  // what belongs together stands together: all of it is in sight on a screen of 1366
  columns: [
    {
      key: 'orderNumber',
      heading: true,
      width: 200,
      show: (order) => <NumberCell order={order} />,
    },
    { key: 'goods', width: 200, show: ({ lines }, _, { connection }) => <GoodsCell lines={lines} base={connection.base} /> },
    {
      key: 'buyer',
      width: 120,
      isHiddenAtFirst: true,
      show: ({ buyer, uid }) => (
        <>
          {buyer} <small>{uid}</small>
        </>
      ),
    },
    { key: 'paid', width: 110, align: 'end', show: (order, words) => <PaidCell order={order} words={words} /> },
    { key: 'state', width: 160, show: (order) => <StateCell order={order} /> },
    { key: 'receiver', width: 180, show: (order) => <ReceiverCell order={order} /> },
    { key: 'remark', width: 110, show: ({ remark }) => remark || '—' },
  ],
  detail: orderDetail,
  export: { cells: orderCells, atServer: exportAtServer },
  actions: orderActions,
})
