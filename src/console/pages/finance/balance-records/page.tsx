import { listBalanceRecords, markBalanceRecord, type BalanceRecord } from '#src/api/balance-records.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import { longText } from '#src/kinds/long-text.ts'
import { shopTime } from '#src/lib/shop-time.ts'
import { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>

const markForm = defineForm<BalanceRecord, { mark: string }, Words>({
  text: $text,
  start: ({ row }) => ({ mark: row?.mark ?? '' }),
  fields: [{ key: 'mark', of: longText({ max: 500 }), required: 'markMissing' }],
  async save({ mark }, { connection, row, options }) {
    return (await connection.answer(markBalanceRecord, { params: { id: row!.id }, body: { mark } }, options)).message
  },
})

const amountOf = ({ pm, number }: BalanceRecord) => `${Number(pm) === 1 ? '+' : '-'}${number}`

/** Every change of a user's balance (finance contract, 余额记录). */
export default definePage<BalanceRecord, Words>({
  text: $text,
  list: listBalanceRecords as never,
  size: 15,
  empty: 'empty',
  rowKey: ({ id }) => String(id),
  rowName: ({ id, nickname }) => `${id} ${nickname}`,
  filters: [
    { field: 'time', as: 'dates', word: 'time' },
    {
      ...{ field: 'trading_type', as: 'remote', word: 'kind', all: 'all' },
      // the server names them beside its rows
      async load(connection) {
        const { status } = await connection.send(listBalanceRecords, { query: { page: 1, limit: 1 } })
        return Object.entries(status).map(([value, label]) => ({ value, label }))
      },
    },
  ],
  columns: [
    { key: 'id', width: 90 },
    { key: 'relation', width: 210, show: ({ relation }) => relation || '—' },
    { key: 'time', width: 150, show: ({ add_time: at }) => (typeof at === 'number' ? shopTime(at) : <Moment at={at} />) },
    { key: 'amount', width: 130, align: 'end', show: amountOf },
    { key: 'balance', width: 130, align: 'end', show: ({ balance }) => balance ?? '—' },
    { key: 'nickname', heading: true, show: ({ nickname }) => <strong className="console-name">{nickname}</strong> },
    { key: 'kind', width: 150, show: ({ type_name: name }) => name },
    { key: 'mark', show: ({ mark }) => mark || '—' },
  ],
  totals: [{ key: 'income' }, { key: 'payout' }, { key: 'net' }],
  actions: [{ key: 'mark', on: 'row', form: markForm }],
  export: {
    cells: [
      'id',
      'relation',
      { key: 'time', of: ({ add_time: at }) => at, as: 'date' },
      { key: 'amount', of: amountOf, as: 'money' },
      { key: 'balance', of: ({ balance }) => balance ?? '', as: 'money' },
      'nickname',
      { key: 'kind', of: ({ type_name: name }) => name },
      'mark',
    ],
  },
})
