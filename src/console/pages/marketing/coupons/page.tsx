import { listCoupons } from '#src/api/marketing.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { State } from '#src/console/engine/state.tsx'
import { shopTime } from '#src/lib/shop-time.ts'
import { $text } from './text.ts'

const kinds = ['general', 'ofCategories', 'ofProducts', 'ofMembers'] as const
const ways: Readonly<Record<number, 'byHand' | 'newcomer' | 'gift' | 'ofMembers'>> = {
  1: 'byHand',
  2: 'newcomer',
  3: 'gift',
  4: 'ofMembers',
}
const states: Readonly<Record<number, 'on' | 'off'>> = { 1: 'on', 0: 'off' }

const minute = (seconds: number) => shopTime(seconds).slice(0, 'YYYY-MM-DD HH:mm'.length)
const period = (from: number, to: number) => (
  <>
    <time>{minute(from)}</time> <time>– {minute(to)}</time>
  </>
)

export default definePage({
  text: $text,
  list: listCoupons,
  // a call that says nothing of it gets only those that are on
  query: { status: '' },
  size: 15,
  empty: 'empty',
  find: 'coupon_title',
  rowKey: ({ id }) => String(id),
  rowName: ({ coupon_title: name }) => name,
  filters: [
    { field: 'coupon_title', as: 'text', word: 'coupon_title' },
    {
      field: 'coupon_type',
      as: 'choice',
      word: 'type',
      options: choices('all', ['0', 'general'], ['1', 'ofCategories'], ['2', 'ofProducts']),
    },
    {
      field: 'status',
      as: 'choice',
      word: 'isValid',
      options: choices('all', ['1', 'on'], ['0', 'off']),
    },
    {
      field: 'receive_type',
      as: 'choice',
      word: 'issueType',
      options: choices('all', ['1', 'byHand'], ['2', 'forNewUsers'], ['3', 'byShop'], ['4', 'forMembers']),
    },
  ],
  columns: [
    { key: 'id', width: 64 },
    { key: 'coupon_title', heading: true, show: ({ coupon_title: name }) => <strong className="console-name">{name}</strong> },
    { key: 'type', width: 95, show: ({ type }, words) => words[kinds[type] ?? 'general'] },
    { key: 'coupon_price', width: 90, align: 'end' },
    { key: 'receiveType', width: 110, show: ({ receive_type: way }, words) => words[ways[way] ?? 'bought'] },
    {
      key: 'taken',
      width: 162,
      show: ({ start_time: from, end_time: to }, { anyTime }) => (from ? period(from, to) : anyTime),
    },
    {
      key: 'used',
      width: 162,
      show: ({ start_use_time: from, end_use_time: to, coupon_time: days }, words) => (from ? period(from, to) : words.days(days)),
    },
    {
      key: 'amount',
      width: 174,
      show: (row, { noLimit, counted }) => (row.is_permanent ? noLimit : counted(row.total_count, row.remain_count)),
    },
    { key: 'state', width: 90, show: ({ status }, words) => <State isOn={status === 1}>{words[states[status] ?? 'invalid']}</State> },
  ],
})
