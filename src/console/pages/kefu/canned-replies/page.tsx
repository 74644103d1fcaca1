import { Plus } from 'lucide-react'
import {
  listCannedReplies,
  readCannedReplyAddForm,
  readCannedReplyEditForm,
  removeCannedReply,
  type CannedReply,
} from '#src/api/canned-replies.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { serverForm } from '#src/forms/declared/define-form.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import type { Aside } from '#src/console/engine/page.ts'
import { categories } from './categories.tsx'
import { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>

const form = serverForm<CannedReply>({
  ask: ({ connection, row, query }) => {
    if (row) return connection.send(readCannedReplyEditForm, { params: { id: row.id } })
    const category = query.get('cate_id')
    // a new one begins in the category that is looked at, where the server can
    return connection.send(readCannedReplyAddForm, { query: category ? { cate_id: category } : {} })
  },
})

/** Replies that all agents share (kefu contract, 客服话术). */
export default definePage<CannedReply, Words>({
  text: $text,
  list: listCannedReplies,
  size: 15,
  empty: 'empty',
  rowKey: ({ id }) => String(id),
  rowName: ({ title, message }) => title || message,
  filters: [
    { field: 'title', as: 'text', word: 'searchTitle' },
    { field: 'message', as: 'text', word: 'searchText' },
  ],
  aside: categories as unknown as Aside<Words>,
  columns: [
    { key: 'id', width: 72 },
    {
      key: 'heading',
      heading: true,
      show: ({ title, message }) => (
        <div>
          <strong className="console-name">{title || '—'}</strong>
          <div className="console-faint">{message}</div>
        </div>
      ),
    },
    { key: 'category', width: 120, show: ({ cate_name: name }) => name || '—' },
    { key: 'sort', width: 80, align: 'end' },
    { key: 'added', width: 150, show: ({ add_time: at }) => <Moment at={at} /> },
  ],
  actions: [
    { key: 'add', on: 'list', icon: <Plus size={16} aria-hidden />, permission: 'service-speechcraft-add', form },
    { key: 'edit', on: 'row', permission: 'service-speechcraft-edit', form },
    {
      key: 'remove',
      on: 'row',
      isDanger: true,
      confirm: true,
      permission: 'service-speechcraft-delete',
      run: async ({ id }, { connection }) => (await connection.answer(removeCannedReply, { params: { id } })).message,
    },
  ],
})
