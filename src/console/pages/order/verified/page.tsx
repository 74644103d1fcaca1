import { listStoreChoices } from '#src/api/pick-up-stores.ts'
import { listVerifiedOrders, type VerifiedOrder } from '#src/api/verified-orders.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import { Over } from '#src/console/parts/orders/over.tsx'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import { Figures, ReferrerDialog } from './parts.tsx'
import { $text } from './text.ts'

/** The shop writes some states as HTML. */
const plain = (html: string) => html.replaceAll(/<[^>]*>/g, '').trim()

/** What was picked up and verified (orders contract, 核销订单). */
export default definePage({
  text: $text,
  list: { call: listVerifiedOrders as never, read: (wire) => wire as unknown as VerifiedOrder },
  size: 15,
  empty: 'empty',
  find: 'real_name',
  rowKey: ({ id }) => String(id),
  rowName: ({ order_id: number }) => number,
  above: Figures,
  filters: [
    { field: 'data', as: 'dates', word: 'time' },
    {
      field: 'store_id',
      as: 'remote',
      word: 'store',
      all: 'allStores',
      load: async (connection) => (await connection.send(listStoreChoices, {})).map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      field: 'field_key',
      as: 'choice',
      word: 'within',
      options: choices(
        'everything',
        ['order_id', 'number'],
        ['uid', 'uid'],
        ['real_name', 'realName'],
        ['user_phone', 'phone'],
        ['title', 'product'],
      ),
    },
    { field: 'real_name', as: 'text', word: 'search' },
  ],
  columns: [
    {
      key: 'number',
      heading: true,
      width: 200,
      show: ({ order_id: number, add_time: time }) => (
        <Over>
          <strong className="console-name">{number}</strong>
          <small>
            <Moment at={time} />
          </small>
        </Over>
      ),
    },
    { key: 'customer', width: 120, show: ({ nickname, uid }) => `${nickname} (${uid})` },
    {
      key: 'goods',
      width: 240,
      show: ({ _info: lines }, _, { connection }) => (
        <div>
          {Object.entries(lines ?? {}).map(([key, { cart_info: line }]) => (
            <div key={key} className="verified-goods">
              <ShopPicture src={line.productInfo.attrInfo?.image || line.productInfo.image} base={connection.base} size={32} />
              <span>
                {line.productInfo.store_name} {line.productInfo.attrInfo?.suk} × {line.cart_num}
              </span>
            </div>
          ))}
        </div>
      ),
    },
    {
      key: 'paid',
      width: 110,
      align: 'end',
      show: ({ pay_price: paid, pay_type_name: name }) => (
        <Over>
          {paid}
          <small>{name}</small>
        </Over>
      ),
    },
    { key: 'clerk', width: 90, show: ({ clerk_name: name }) => name || '—' },
    { key: 'store', width: 130, show: ({ store_name: name }) => name || '—' },
    { key: 'state', width: 90, show: ({ status_name: state }) => plain(state?.status_name ?? '') },
  ],
  actions: [{ key: 'referrer', on: 'row', Dialog: ReferrerDialog }],
})
