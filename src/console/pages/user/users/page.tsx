import { listUsers } from '#src/api/shop-users.ts'
import { exportUsers } from '#src/api/shop/user-export.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import { State } from '#src/console/engine/state.tsx'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import { actions } from './actions.tsx'
import { filters } from './filters.ts'
import { Figures, Labels, More, Name } from './parts.tsx'
import { recordsOf } from './records.tsx'
import { $text, type Words } from './text.ts'
import { dayOf, readOne, timeOf, type User } from './user.ts'

const yes = (value: unknown, words: Words) => (Number(value) === 1 ? words.yes : words.no)

/** The shop's users (users contract, 用户管理). */
export default definePage<User, Words>({
  text: $text,
  list: listUsers as never,
  size: 15,
  empty: 'empty',
  find: 'nickname',
  rowKey: ({ uid }) => String(uid),
  rowName: ({ nickname, uid }) => nickname || String(uid),
  filters,
  columns: [
    { key: 'uid', width: 90 },
    { key: 'avatar', width: 70, show: ({ avatar: src }, _, { connection }) => <ShopPicture src={src} base={connection.base} isPerson /> },
    { key: 'nickname', heading: true, show: (user, words) => <Name user={user} words={words} /> },
    { key: 'member', width: 100, isHiddenAtFirst: true, show: ({ isMember }, words) => yes(isMember, words) },
    { key: 'level', width: 110 },
    { key: 'group', width: 110, show: ({ group_id: name }) => name },
    { key: 'phone', width: 130, show: ({ phone }) => phone || '—' },
    { key: 'channel', width: 100, isHiddenAtFirst: true, show: ({ user_type: name }) => name },
    { key: 'balance', width: 120, align: 'end', sort: (order) => ({ now_money: order }), show: ({ now_money: money }) => money },
    { key: 'points', width: 100, align: 'end', sort: 'integral', show: ({ integral }) => integral },
    { key: 'payCount', width: 100, isHiddenAtFirst: true, align: 'end', sort: 'pay_count', show: ({ pay_count: count }) => count },
    { key: 'spent', width: 120, align: 'end', sort: 'spent', show: ({ spent }) => spent ?? '—' },
    { key: 'refundRate', width: 90, isHiddenAtFirst: true, align: 'end', show: ({ refund_rate: rate }) => (rate ? `${rate}%` : '—') },
    {
      key: 'lastOrder',
      width: 160,
      isHiddenAtFirst: true,
      sort: 'last_order',
      show: ({ last_order: at }) => (at ? <Moment at={at} /> : '—'),
    },
  ],
  expand: { show: More },
  actions,
  detail: {
    read: readOne,
    badge: ({ is_del: isClosed }, words) => (Number(isClosed) === 1 ? <State isOn={false}>{words.closed}</State> : null),
    sections: [
      { key: 'overview', Show: Figures },
      {
        key: 'basics',
        tab: 'basics',
        fields: [
          ...(['uid', 'phone'] as const),
          { key: 'realName', show: ({ real_name: name }) => name },
          { key: 'birthday', show: ({ birthday }) => dayOf(birthday) },
          { key: 'cardId', show: ({ card_id: card }) => card },
          { key: 'address', show: ({ addres }) => addres },
          { key: 'mayPromote', show: ({ spread_open: open }, words) => yes(open, words) },
          { key: 'promoter', show: ({ is_promoter: is }, words) => yes(is, words) },
          'level',
          { key: 'group', show: ({ group_id: name }) => name },
          { key: 'labels', show: ({ labels }) => labels && <Labels names={labels} /> },
          { key: 'through', show: ({ spread_uid_nickname: name, spread_uid: uid }) => (Number(uid) ? name : '') },
          { key: 'registered', show: ({ add_time: at }) => timeOf(at) },
          { key: 'lastSeen', show: ({ last_time: at }) => timeOf(at) },
          { key: 'remark', isWide: true, show: ({ mark }) => mark },
        ],
      },
      { key: 'orders', tab: 'orders', Show: recordsOf('order') },
      { key: 'pointRecords', tab: 'pointRecords', Show: recordsOf('integral') },
      {
        // neither kind of server writes down more of what somebody looked at
        key: 'visitRecords',
        tab: 'visitRecords',
        fields: [
          { key: 'firstSeen', show: ({ add_time: at }) => timeOf(at) },
          { key: 'lastSeen', show: ({ last_time: at }) => timeOf(at) },
        ],
      },
      { key: 'signIns', tab: 'signIns', Show: recordsOf('sign') },
      { key: 'coupons', tab: 'coupons', Show: recordsOf('coupon') },
      { key: 'balanceRecords', tab: 'balanceRecords', Show: recordsOf('balance_change') },
      { key: 'friends', tab: 'friends', Show: recordsOf('spread') },
    ],
  },
  export: {
    call: exportUsers,
    shopKey: 'user-export',
    cells: [
      'uid',
      'nickname',
      { key: 'realName', of: ({ real_name: name }) => name },
      'sex',
      'phone',
      'level',
      { key: 'group', of: ({ group_id: name }) => name },
      'labels',
      { key: 'channel', of: ({ user_type: name }) => name },
      { key: 'balance', of: ({ now_money: money }) => money, as: 'money' },
      { key: 'points', of: ({ integral }) => integral, as: 'number' },
      { key: 'payCount', of: ({ pay_count: count }) => count, as: 'number' },
      { key: 'spent', of: ({ spent }) => spent ?? '', as: 'money' },
      { key: 'refundRate', of: ({ refund_rate: rate }) => (rate ? `${rate}%` : '') },
      { key: 'lastOrder', of: ({ last_order: at }) => at ?? '', as: 'date' },
      { key: 'registered', of: ({ add_time: at }) => timeOf(at), as: 'date' },
      { key: 'lastSeen', of: ({ last_time: at }) => timeOf(at), as: 'date' },
    ],
  },
})
