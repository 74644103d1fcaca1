import type { Endpoint, Id } from '#src/api/endpoint.ts'
import {
  agreeCancellation,
  listCancellations,
  markCancellation,
  refuseCancellation,
  type CancellationRow,
} from '#src/api/user-cancellations.ts'
import type { Action } from '#src/console/engine/action.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import { State } from '#src/console/engine/state.tsx'
import { longText } from '#src/kinds/long-text.ts'
import { shopTime } from '#src/lib/shop-time.ts'
import { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>
type Row = CancellationRow

const states = { 0: 'waiting', 1: 'agreed', 2: 'refused' } as const
const stateOf = ({ status }: Row, words: Words) => words[states[Number(status) as keyof typeof states] ?? 'waiting']
const isWaiting = ({ status }: Row) => Number(status) === 0

// a time comes as text or as seconds
const timeOf = (at: string | number) => (/^\d+$/.test(String(at)) ? (Number(at) ? shopTime(Number(at)) : '') : String(at)) || '—'

function momentOf(at: string | number) {
  const time = timeOf(at)
  return time === '—' ? time : <Moment at={time} />
}

const markForm = defineForm<Row, { mark: string }, Words>({
  text: $text,
  start: ({ row }) => ({ mark: row?.remark ?? '' }),
  fields: [{ key: 'mark', of: longText({ max: 500 }) }],
  async save({ mark }, { connection, row, options }) {
    return (await connection.answer(markCancellation, { body: { id: row!.id, mark } }, options)).message
  },
})

/** A decision. */
const decision = (key: 'agree' | 'refuse', call: Endpoint<{ params: { id: Id } }>, more: Partial<Action<Row, Words>>): Action<Row, Words> =>
  ({
    ...{ key, on: 'row', ownKey: 'user-cancel-decide', when: isWaiting, confirm: `${key}Question`, ...more },
    run: async ({ id }: Row, { connection }: PageTools) => (await connection.answer(call, { params: { id } })).message,
  }) as Action<Row, Words>

/** Requests of users to close their accounts (users contract). */
export default definePage<Row, Words>({
  text: $text,
  list: listCancellations,
  // a call that says nothing of it gets those that wait
  query: { status: '' },
  size: 15,
  empty: 'empty',
  rowKey: ({ id }) => String(id),
  rowName: ({ name }) => name,
  filters: [
    {
      ...{ field: 'status', as: 'choice', word: 'state', tabs: true },
      options: choices('all', ['0', 'waiting'], ['1', 'agreed'], ['2', 'refused']),
    },
    { field: 'keywords', as: 'text', word: 'search' },
  ],
  columns: [
    { key: 'id', width: 80 },
    { key: 'name', heading: true, show: ({ name }) => <strong className="console-name">{name}</strong> },
    { key: 'uid', width: 90, show: ({ uid }) => uid ?? '—' },
    { key: 'phone', width: 140, show: ({ phone }) => phone || '—' },
    { key: 'state', width: 100, show: (row, words) => <State isOn={isWaiting(row)}>{stateOf(row, words)}</State> },
    { key: 'requested', width: 150, show: ({ add_time: at }) => momentOf(at) },
    { key: 'decided', width: 150, show: ({ up_time: at }) => momentOf(at) },
    { key: 'remark', width: 160, show: ({ remark }) => remark || '—' },
  ],
  actions: [
    decision('agree', agreeCancellation, { isDanger: true }),
    decision('refuse', refuseCancellation, {}),
    { key: 'mark', on: 'row', form: markForm },
  ],
})
