import { useMemo } from 'react'
import { listCommissionEntries, type CommissionEntry } from '#src/api/commissions.ts'
import { OwnList } from '#src/console/engine/own-list.tsx'
import { Moment } from '#src/console/engine/moment.tsx'
import type { ListPage } from '#src/console/engine/page.ts'
import { Signed } from '#src/console/parts/finance/amount.tsx'
import { $text } from './entries.text.ts'

const entries: ListPage<CommissionEntry, ReturnType<typeof $text.get>> = {
  text: $text,
  list: { call: listCommissionEntries as never, read: (wire) => wire as unknown as CommissionEntry },
  size: 10,
  empty: 'empty',
  rowKey: ({ id, _add_time }) => `${id} ${_add_time}`,
  rowName: ({ mark, number }) => `${mark} ${number}`,
  filters: [{ field: 'time', as: 'dates', wire: 'times', word: 'dates' }],
  columns: [
    { key: 'mark', heading: true, show: ({ mark, title }) => mark || title },
    { key: 'number', width: 140, align: 'end', show: ({ number, pm }) => <Signed amount={pm === 0 ? `-${number}` : number} /> },
    { key: 'time', width: 170, show: ({ _add_time: at }) => <Moment at={at} /> },
  ],
}

/** Entries of one user's commission. */
export function Entries({ row: { uid } }: { row: { uid: string | number } }) {
  const page = useMemo(() => ({ ...entries, query: { id: uid } }), [uid])
  return <OwnList page={page} path="/finance/finance/commission" />
}
