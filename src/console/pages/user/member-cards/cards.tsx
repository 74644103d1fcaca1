import { useMemo } from 'react'
import { listMemberCards, setMemberCard, type CardBatch, type MemberCard } from '#src/api/memberships.ts'
import { OwnList } from '#src/console/engine/own-list.tsx'
import { exportList } from '#src/console/engine/export/export-list.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import type { ListPage, PageTools } from '#src/console/engine/page.ts'
import { $text } from './cards.text.ts'

type Words = ReturnType<typeof $text.get>
type Cards = ListPage<MemberCard, Words>

const cards: Cards = {
  text: $text,
  list: { call: listMemberCards as never, read: (wire) => wire as unknown as MemberCard },
  size: 15,
  empty: 'empty',
  rowKey: ({ id }) => String(id),
  rowName: ({ card_number: number }) => number,
  filters: [
    { field: 'card_number', as: 'text', word: 'numberHint' },
    { field: 'phone', as: 'text', word: 'phoneHint' },
    { field: 'user', as: 'text', word: 'userHint', at: 'own' },
    { field: 'is_use', as: 'choice', word: 'used', options: choices('all', ['1', 'isUsed'], ['0', 'unused']) },
  ],
  columns: [
    { key: 'id', width: 72 },
    { key: 'card_number', heading: true, width: 220 },
    { key: 'card_password', width: 140, show: ({ card_password: code }) => <code className="console-code-text">{code}</code> },
    { key: 'user', width: 120, show: ({ username }) => username || '—' },
    { key: 'phone', width: 130, show: ({ phone }) => phone || '—' },
    { key: 'time', width: 170, show: ({ use_time: at }) => at },
    {
      key: 'on',
      width: 100,
      permission: 'member-card-edit',
      isOn: ({ status }) => status === 1,
      toggle: async ({ id }, next, { connection }) =>
        (await connection.answer(setMemberCard, { query: { card_id: id, status: next ? 1 : 0 } })).message,
    },
  ],
  export: {
    cells: [
      'card_number',
      'card_password',
      { key: 'user', of: ({ username }) => username },
      { key: 'phone', of: ({ phone }) => phone },
      { key: 'time', of: ({ use_time: at }) => at },
    ],
  },
}

/** Every card of a batch with its password as a workbook. */
async function save(batch: CardBatch, { connection, notifySuccess, notifyError }: PageTools, words: Words): Promise<void> {
  const reading = { signal: new AbortController().signal, onProgress() {}, format: 'xlsx' } as const
  await exportList(connection, cards, { ...words, title: batch.title as Words['title'] }, { card_batch_id: batch.id }, reading).then(
    () => notifySuccess(words.saved),
    (failure: unknown) => notifyError(failure instanceof Error ? failure.message : String(failure)),
  )
}

/** The cards of a batch. */
export function CardsOfBatch({ row }: { row: CardBatch }) {
  const page = useMemo(
    (): Cards => ({
      ...cards,
      query: { card_batch_id: row.id },
      actions: [{ key: 'exportAll', on: 'list', isAside: true, open: (_, tools, words) => void save(row, tools, words) }],
    }),
    [row],
  )
  return <OwnList page={page} path="/user/grade/card" />
}
