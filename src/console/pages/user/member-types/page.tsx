import { Plus } from 'lucide-react'
import { listMemberShips, removeMemberShip, saveMemberShip, sellMemberShip, type MemberShip } from '#src/api/memberships.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { choice } from '#src/kinds/choice.ts'
import { money } from '#src/kinds/money.ts'
import { text } from '#src/kinds/text.ts'
import { whole } from '#src/kinds/whole.ts'
import { $text } from './text.ts'

interface Values {
  name: string
  type: string
  days: number | null
  price: string
  pre_price: string
  sort: number | null
  version?: number | undefined
}

type Words = ReturnType<typeof $text.get>
const types = { month: 'month', quarter: 'quarter', year: 'year', ever: 'ever', owner: 'owner', free: 'free' } as const

const form = defineForm<MemberShip, Values, Words>({
  text: $text,
  title: { add: 'add', edit: 'edit' },
  start: ({ row }) => ({
    ...{ name: row?.title ?? '', type: row?.type ?? 'owner', days: row && row.vip_day > 0 ? row.vip_day : null },
    ...{ price: row?.price ?? '', pre_price: row?.pre_price ?? '', sort: row?.sort ?? 0 },
    version: row?.version,
  }),
  fields: [
    { key: 'name', sentAs: 'title', of: text({ max: 20 }), required: 'nameHint', hint: 'nameHint' },
    { key: 'type', of: choice(types) },
    { key: 'days', sentAs: 'vip_day', of: whole({ least: 1, most: 36500 }), required: 'daysHint', when: ({ type }) => type !== 'ever' },
    { key: 'price', of: money(), required: 'priceHint' },
    { key: 'pre_price', of: money(), required: 'priceHint', when: ({ type }) => type !== 'free' },
    { key: 'sort', of: whole({ least: 0, most: 99_999 }) },
  ],
  async save({ name, type, days, price, pre_price, sort, version }, { connection, row, options }) {
    const body = {
      ...{ title: name, type, vip_day: type === 'ever' ? -1 : (days ?? 0), price, sort: sort ?? 0 },
      pre_price: type === 'free' ? '0' : pre_price,
      ...(version !== undefined && { version }),
    }
    return (await connection.answer(saveMemberShip, { params: { id: row?.id ?? 0 }, body }, options)).message
  },
})

/** Memberships that are sold (users contract, 会员类型). */
export default definePage<MemberShip, Words>({
  text: $text,
  list: listMemberShips,
  size: 15,
  empty: 'empty',
  rowKey: ({ id }) => String(id),
  rowName: ({ title }) => title,
  columns: [
    { key: 'id', width: 72 },
    { key: 'name', heading: true, show: ({ title }) => <strong className="console-name">{title}</strong> },
    { key: 'days', width: 130, align: 'end', show: ({ vip_day: days }, words) => (days < 0 ? words.ever : days) },
    { key: 'price', width: 110, align: 'end' },
    { key: 'pre_price', width: 110, align: 'end' },
    {
      key: 'sold',
      width: 100,
      permission: 'member-status',
      isOn: ({ is_del: off }) => off === 0,
      toggle: async ({ id }, next, { connection }) =>
        (await connection.answer(sellMemberShip, { query: { id, is_del: next ? 0 : 1 } })).message,
    },
    { key: 'sort', width: 80, align: 'end' },
  ],
  actions: [
    { key: 'add', on: 'list', icon: <Plus size={16} aria-hidden />, permission: 'member-add', form },
    { key: 'edit', on: 'row', permission: 'member-edit', form },
    {
      key: 'remove',
      on: 'row',
      isDanger: true,
      confirm: true,
      permission: 'member-delete',
      run: async ({ id }, { connection }) => (await connection.answer(removeMemberShip, { params: { id } })).message,
    },
  ],
})
