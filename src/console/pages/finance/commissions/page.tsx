import { listCommissions, readCommissionUser, type CommissionRow, type CommissionUser } from '#src/api/commissions.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { exact } from '#src/order-forms/amounts.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Entries } from './entries.tsx'
import { $text } from './text.ts'

/** A row, with what the shop says of its user where that one is looked at. */
type Row = Pick<CommissionRow, 'uid' | 'nickname' | 'now_money' | 'brokerage_price' | 'sum_number' | 'extract_price'> &
  Partial<CommissionUser>

/** The shop writes `name|phone|uid`. */
const nameOf = ({ nickname }: Row) => nickname.split('|')[0] ?? ''

async function read(connection: Connection, id: string): Promise<Row> {
  const { user_info: user } = await connection.send(readCommissionUser, { params: { id } })
  return { ...user, uid: id, sum_number: user.number, extract_price: '' }
}

/** What users earned by bringing others (finance contract, 佣金记录). */
export default definePage<Row, ReturnType<typeof $text.get>>({
  text: $text,
  list: { call: listCommissions as never, read: (wire) => wire as unknown as Row },
  size: 15,
  empty: 'empty',
  find: 'nickname',
  rowKey: ({ uid }) => String(uid),
  rowName: nameOf,
  filters: [
    { field: 'nickname', as: 'text', word: 'nickname' },
    { field: 'price_min', as: 'text', word: 'least' },
    { field: 'price_max', as: 'text', word: 'most' },
    { field: 'time', as: 'dates', word: 'dates' },
  ],
  columns: [
    {
      key: 'user',
      heading: true,
      show: (row) => (
        <>
          <strong className="console-name">{nameOf(row)}</strong> <small className="console-faint">{`ID ${row.uid}`}</small>
        </>
      ),
    },
    { key: 'sum_number', width: 140, align: 'end', sort: (order) => ({ sum_number: order }) },
    { key: 'now_money', width: 140, align: 'end' },
    { key: 'brokerage_price', width: 140, align: 'end', sort: (order) => ({ brokerage_price: order }) },
    { key: 'extract_price', width: 140, align: 'end', show: ({ extract_price: sum }) => exact(sum) },
  ],
  totals: [{ key: 'sum_number' }, { key: 'brokerage_price' }],
  detail: {
    read,
    sections: [
      {
        key: 'about',
        fields: [
          { key: 'name', show: nameOf },
          { key: 'spread', show: ({ spread_name: name }, words) => name || words.none },
          'sum_number',
          'now_money',
          'brokerage_price',
          { key: 'added', show: ({ add_time: at }) => at ?? '' },
        ],
      },
      { key: 'entries', Show: Entries },
    ],
  },
  export: {
    cells: [
      { key: 'user', of: nameOf },
      { key: 'sum_number', of: ({ sum_number: sum }) => sum, as: 'money' },
      { key: 'now_money', of: ({ now_money: sum }) => sum, as: 'money' },
      { key: 'brokerage_price', of: ({ brokerage_price: sum }) => sum, as: 'money' },
      { key: 'extract_price', of: ({ extract_price: sum }) => exact(sum), as: 'money' },
    ],
  },
})
