import { listFeedback, readFeedbackForm, removeFeedback, type Feedback } from '#src/api/chat-feedback.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { serverForm } from '#src/forms/declared/define-form.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import { State } from '#src/console/engine/state.tsx'
import { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>

const form = serverForm<Feedback>({
  ask: ({ connection, row }) => connection.send(readFeedbackForm, { params: { id: row!.id } }),
})
const isHandled = ({ status }: Feedback) => Number(status) === 1
const permission = 'service-feedback-reply'

/** What visitors left while nobody was there (kefu contract, 用户留言). */
export default definePage<Feedback, Words>({
  text: $text,
  list: { call: listFeedback as never, read: (wire) => wire as unknown as Feedback },
  size: 15,
  empty: 'empty',
  rowKey: ({ id }) => String(id),
  rowName: ({ rela_name: name }) => name,
  filters: [
    { field: 'time', as: 'dates', word: 'dates' },
    { field: 'title', as: 'text', word: 'search' },
  ],
  columns: [
    { key: 'id', width: 72 },
    {
      ...{ key: 'nickname', width: 150, heading: true },
      show: ({ rela_name: name, phone }) => (
        <div>
          <strong className="console-name">{name}</strong>
          <div className="console-faint">{phone}</div>
        </div>
      ),
    },
    { key: 'content' },
    {
      key: 'state',
      width: 100,
      show: (row, words) => <State isOn={isHandled(row)}>{isHandled(row) ? words.handled : words.open}</State>,
    },
    { key: 'remark', width: 200, show: ({ make }) => make || '—' },
    { key: 'left', width: 150, show: ({ add_time: at }) => <Moment at={at} /> },
  ],
  actions: [
    {
      key: 'user',
      on: 'row',
      permission: 'admin-user-user-index',
      when: ({ user_uid: user }) => Boolean(user),
      open: ({ user_uid: user }, { go }) => go(`/user/list?at=detail-${String(user)}`),
    },
    { key: 'handle', on: 'row', permission, when: (row) => !isHandled(row), form },
    { key: 'mark', on: 'row', permission, when: isHandled, form },
    {
      key: 'remove',
      on: 'row',
      isDanger: true,
      confirm: true,
      permission: 'service-feedback-delete',
      run: async ({ id }, { connection }) => (await connection.answer(removeFeedback, { params: { id } })).message,
    },
  ],
})
