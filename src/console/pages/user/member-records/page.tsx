import { listMemberRecords, type MemberRecord } from '#src/api/memberships.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import { shopTime } from '#src/lib/shop-time.ts'
import { $text } from './text.ts'

const timeOf = ({ pay_time: at }: MemberRecord) => (typeof at === 'number' ? shopTime(at) : at)

/** How people became members (users contract, 会员记录). */
export default definePage({
  text: $text,
  list: listMemberRecords,
  size: 15,
  empty: 'empty',
  find: 'name',
  rowKey: ({ id }) => String(id),
  rowName: ({ order_id: number }) => number,
  filters: [
    { field: 'member_type', as: 'choice', word: 'type', options: choices('all', 'free', 'card', 'month', 'quarter', 'year', 'ever') },
    { field: 'pay_type', as: 'choice', word: 'paidBy', options: choices('all', ['free', 'gratis'], 'weixin', 'alipay') },
    { field: 'add_time', as: 'dates', word: 'time' },
    { field: 'name', as: 'text', word: 'search' },
  ],
  columns: [
    { key: 'order_id', width: 240, heading: true, show: ({ order_id: number }) => <strong className="console-name">{number}</strong> },
    { key: 'user', width: 110, show: ({ user }) => user?.nickname || '—' },
    { key: 'phone', width: 130, show: ({ user }) => user?.phone || '—' },
    { key: 'type', width: 110, show: ({ member_type: type }) => <span className="console-tag">{type}</span> },
    { key: 'days', width: 120, align: 'end', show: ({ vip_day: days }, words) => (days < 0 ? words.ever : days) },
    { key: 'pay_price', width: 120, align: 'end' },
    { key: 'paidBy', width: 110, show: ({ pay_type: type }) => type },
    { key: 'time', width: 150, show: (row) => <Moment at={timeOf(row)} /> },
  ],
  export: {
    cells: [
      'order_id',
      { key: 'user', of: ({ user }) => user?.nickname },
      { key: 'phone', of: ({ user }) => user?.phone },
      { key: 'type', of: ({ member_type: type }) => type },
      { key: 'days', of: ({ vip_day: days }) => days, as: 'number' },
      { key: 'pay_price', of: ({ pay_price: paid }) => paid, as: 'money' },
      { key: 'paidBy', of: ({ pay_type: type }) => type },
      { key: 'time', of: timeOf },
    ],
  },
})
