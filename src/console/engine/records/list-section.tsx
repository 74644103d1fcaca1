import type { RecordOf } from '#src/api/resource.ts'
import { Deferred } from '#src/gate/deferred.tsx'
import type { Fields } from '#src/kinds/kind.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import type { DetailSection } from '../detail/detail.ts'
import type { PageWords } from '../page.ts'
import type { RecordList } from './declaration.ts'
import { pageOfRecords } from './page-of-records.ts'

type AnyRecord = RecordOf<Fields> & Readonly<Record<string, unknown>>

/** A section of a record with the list of others that refer to it; their page is loaded with it. */
export function listSection({ key, of, where, when }: RecordList<Fields, never>): DetailSection<AnyRecord, PageWords> {
  const part = lazyPart<{ id: string }>(async () => {
    const { page, path } = await pageOfRecords(of)
    const List = page.within?.(where)
    if (!List) throw new Error(`the page of "${of.name}" is no page of records`)
    return ({ id }) => <List id={id} path={path} />
  })
  return {
    key: key as never,
    permission: of.keys.page,
    ...(when && { when: (record: AnyRecord) => when(record as never) }),
    Show: ({ row }) => <Deferred key={row.id} part={part} props={{ id: row.id }} pending={<Skeleton rows={3} height={28} />} />,
  }
}
