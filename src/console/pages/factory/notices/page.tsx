import { Settings2 } from 'lucide-react'
import type { Endpoint } from '#src/api/endpoint.ts'
import { factoryNotices, listFactoryNotices, type FactoryNotice } from '#src/api/factory-notices.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import { State } from '#src/console/engine/state.tsx'
import type { PageTools } from '#src/console/engine/page.ts'
import { noticeSentence, addressOf } from './notice-words.ts'
import { settingsForm } from './settings-form.ts'
import { $text } from './text.ts'

const read = async (ids: readonly string[] | undefined, { connection }: PageTools) => {
  await connection.send(factoryNotices, { body: { action: 'read', ...(ids && { ids }) } })
}

/** What waits for somebody in the factory, is late, short or overdue, or ends soon (manufacturing 3.2, notice). */
export default definePage<FactoryNotice, ReturnType<typeof $text.get>>({
  text: $text,
  feature: 'factory',
  list: { call: listFactoryNotices as unknown as Endpoint, read: (wire) => wire as unknown as FactoryNotice },
  query: { action: 'list' },
  rowKey: ({ id }) => id,
  rowName: (row) => noticeSentence(row, $text.get()),
  size: 20,
  empty: 'empty',
  filters: [
    { field: 'unread', as: 'choice', tabs: true, word: 'state', options: choices('all', ['1', 'unread']) },
    {
      ...{ field: 'kind', as: 'choice', word: 'kind' },
      options: choices(
        'all',
        ...(['approve', 'remind', 'late', 'shortage', 'overdue', 'price', 'expiry'] as const).map((kind) => [kind, kind] as const),
      ),
    },
  ],
  columns: [
    { key: 'kind', width: 120, show: ({ kind }, words) => words[kind] },
    {
      key: 'about',
      heading: true,
      show: (row, words) => (row.read ? noticeSentence(row, words) : <strong>{noticeSentence(row, words)}</strong>),
    },
    { key: 'by', width: 110 },
    { key: 'at', width: 160, show: ({ at }) => <Moment at={at} /> },
    { key: 'state', width: 90, show: (row, words) => <State isOn={!row.read}>{row.read ? words.isRead : words.isUnread}</State> },
  ],
  actions: [
    {
      key: 'look',
      on: 'row',
      when: (row: FactoryNotice) => addressOf(row) !== undefined,
      open(row: FactoryNotice, tools: PageTools) {
        // one is read by who goes there
        void read([row.id], tools).catch(() => undefined)
        tools.go(addressOf(row)!)
      },
    },
    { key: 'read', on: 'row', when: (row) => !row.read, run: ({ id }, tools) => read([id], tools) },
    { key: 'allRead', on: 'list', run: (_, tools) => read(undefined, tools) },
    { key: 'settings', on: 'list', isAside: true, icon: <Settings2 size={16} aria-hidden />, form: settingsForm as never },
  ],
})
