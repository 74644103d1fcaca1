import { lazy, Suspense } from 'react'
import type { Resource } from '#src/api/resource.ts'
import type { RecordPart } from '#src/console/engine/records/declaration.ts'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { paperTypeOf } from '../workbooks.ts'

const PaperTrail = lazy(async () => ({ default: (await import('./paper-trail.tsx')).PaperTrail }))

/** What stands below a paper's lines: what it is linked to, and who did what with it and why; loaded with the first record. */
export function paperParts({ fields, ...of }: Pick<Resource, 'document' | 'name' | 'fields'>): readonly RecordPart[] {
  const type = paperTypeOf(of)
  return [
    {
      key: 'trail',
      Show: ({ row, words, tools }) => (
        <Suspense fallback={<Skeleton rows={3} height={20} />}>
          <PaperTrail type={type} fields={fields} id={row.id} version={row.version} words={words} tools={tools} />
        </Suspense>
      ),
    },
  ]
}
