import { Plus } from 'lucide-react'
import { listCardBatches, saveCardBatch, setCardBatch, type CardBatch } from '#src/api/memberships.ts'
import { askList } from '#src/console/engine/ask-list.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import { flag } from '#src/kinds/flag.ts'
import { longText } from '#src/kinds/long-text.ts'
import { text } from '#src/kinds/text.ts'
import { whole } from '#src/kinds/whole.ts'
import type { Connection } from '#src/stores/connection.ts'
import { CardsOfBatch } from './cards.tsx'
import { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>

interface NewBatch {
  name: string
  count: number | null
  days: number | null
  isOn: boolean
  remark: string
}

/** Cards that a shop makes at once at most. */
const mostCards = 6000

const adding = defineForm<CardBatch, NewBatch, Words>({
  text: $text,
  title: { add: 'add', edit: 'add' },
  start: () => ({ name: '', count: 1, days: 1, isOn: false, remark: '' }),
  fields: [
    { key: 'name', sentAs: 'title', of: text({ max: 50 }), required: 'nameHint', hint: 'nameHint' },
    { key: 'count', sentAs: 'total_num', of: whole({ least: 1, most: mostCards }), required: 'countHint' },
    { key: 'days', sentAs: 'use_day', of: whole({ least: 1, most: 100_000 }), required: 'daysHint' },
    { key: 'isOn', of: flag() },
    { key: 'remark', of: longText({ max: 500 }), hint: 'remarkHint' },
  ],
  async save({ name, count, days, isOn, remark }, { connection, options }) {
    const body = { title: name, total_num: count ?? 0, use_day: days ?? 0, status: isOn ? 1 : 0, remark }
    return (await connection.answer(saveCardBatch, { params: { id: 0 }, body }, options)).message
  },
})

/** The shop changes one value a call. */
async function change(connection: Connection, { id }: CardBatch, values: Readonly<Record<string, string | number>>): Promise<string> {
  let message = ''
  for (const [field, value] of Object.entries(values))
    message = (await connection.answer(setCardBatch, { params: { id }, query: { field, value } })).message
  return message
}

const editing = defineForm<CardBatch, { name: string; remark: string }, Words>({
  text: $text,
  title: { add: 'edit', edit: 'edit' },
  start: ({ row }) => ({ name: row!.title, remark: row!.remark ?? '' }),
  fields: [
    { key: 'name', sentAs: 'title', of: text({ max: 50 }), required: 'nameHint', hint: 'nameHint' },
    { key: 'remark', of: longText({ max: 500 }), hint: 'remarkHint' },
  ],
  save: ({ name, remark }, { connection, row }) => change(connection, row!, { title: name, remark }),
})

const findBatch = async (connection: Connection, id: string): Promise<CardBatch | undefined> => {
  const { list } = await askList<CardBatch>(connection, listCardBatches, { page: 1, limit: 100 })
  return list.find((one) => String(one.id) === id)
}

/** Cards that make somebody a member, by the batches they were made in (users contract, 卡密会员). */
export default definePage<CardBatch, Words>({
  text: $text,
  list: listCardBatches,
  size: 15,
  empty: 'empty',
  find: 'title',
  rowKey: ({ id }) => String(id),
  rowName: ({ title }) => title,
  filters: [
    { field: 'title', as: 'text', word: 'nameHint' },
    { field: 'user', as: 'text', word: 'userHint', at: 'own' },
  ],
  columns: [
    { key: 'id', width: 72 },
    { key: 'name', heading: true, show: ({ title }) => <strong className="console-name">{title}</strong> },
    { key: 'use_day', width: 100, align: 'end' },
    { key: 'total_num', width: 110, align: 'end' },
    { key: 'use_num', width: 100, align: 'end' },
    { key: 'time', width: 150, show: ({ add_time: at }) => <Moment at={at} /> },
    {
      key: 'on',
      width: 100,
      permission: 'member-card-edit',
      isOn: ({ status }) => status === 1,
      toggle: (row, next, { connection }) => change(connection, row, { status: next ? 1 : 0 }),
    },
    { key: 'remark', width: 160, show: ({ remark }) => remark || '—' },
  ],
  detail: {
    read: findBatch,
    sections: [
      { key: 'about', fields: ['use_day', 'total_num', 'use_num', { key: 'remark', show: ({ remark }) => remark || '—' }] },
      { key: 'cards', permission: 'member-card-scan', Show: CardsOfBatch },
    ],
  },
  actions: [
    { key: 'add', on: 'list', icon: <Plus size={16} aria-hidden />, permission: 'member-card-add', form: adding },
    { key: 'edit', on: 'row', permission: 'member-card-edit', form: editing },
  ],
})
