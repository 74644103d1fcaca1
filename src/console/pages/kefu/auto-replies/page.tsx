import { Plus } from 'lucide-react'
import { listAutoReplies, readAutoReplyForm, removeAutoReply, setAutoReplyStatus, type AutoReply } from '#src/api/auto-replies.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { serverForm } from '#src/forms/declared/define-form.ts'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>
type Row = Omit<AutoReply, 'data'> & { answer: string }

const form = serverForm<Row>({
  ask: ({ connection, row }) => connection.send(readAutoReplyForm, { params: { id: row?.id ?? 0 } }),
})

const answerOf = (data: unknown): string => {
  const { src, content } = (typeof data === 'object' ? (data ?? {}) : {}) as { src?: unknown; content?: unknown }
  return String((typeof data === 'string' ? data : (src ?? content)) ?? '')
}

function read(wire: Readonly<Record<string, unknown>>): Row {
  const { id, key, keys, type, data, status } = wire
  return { id: id as Row['id'], key: String(key ?? keys ?? ''), type: String(type), answer: answerOf(data), status: Number(status) }
}

const isPicture = ({ type }: Row) => type === 'image'

/** What visitors are answered by itself (kefu contract, 自动回复). */
export default definePage<Row, Words>({
  text: $text,
  list: { call: listAutoReplies as never, read },
  size: 15,
  empty: 'empty',
  rowKey: ({ id }) => String(id),
  rowName: ({ key }) => key,
  filters: [
    { field: 'type', as: 'choice', word: 'type', options: choices('all', ['text', 'text'], ['image', 'image']) },
    { field: 'key', as: 'text', word: 'search' },
  ],
  columns: [
    { key: 'id', width: 72 },
    { key: 'key', width: 240, heading: true, show: ({ key }) => <strong className="console-name">{key}</strong> },
    { key: 'type', width: 110, show: (row, words) => <span className="console-tag">{isPicture(row) ? words.image : words.text}</span> },
    {
      key: 'answer',
      show: (row, _, { connection }) =>
        isPicture(row) ? <ShopPicture src={row.answer} base={connection.base} size={48} /> : row.answer || '—',
    },
    {
      ...{ key: 'isOn', width: 100, ownKey: 'service-auto_reply-edit', isOn: ({ status }) => status === 1 },
      toggle: async ({ id }, next, { connection }) =>
        (await connection.answer(setAutoReplyStatus, { params: { id, status: next ? 1 : 0 } })).message,
    },
  ],
  actions: [
    { key: 'add', on: 'list', icon: <Plus size={16} aria-hidden />, form, ownKey: 'service-auto_reply-edit' },
    { key: 'edit', on: 'row', form, ownKey: 'service-auto_reply-edit' },
    {
      ownKey: 'service-auto_reply-delete',
      key: 'remove',
      on: 'row',
      isDanger: true,
      confirm: true,
      run: async ({ id }, { connection }) => (await connection.answer(removeAutoReply, { params: { id } })).message,
    },
  ],
})
