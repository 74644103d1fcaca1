import { lazy, Suspense } from 'react'
import { priceKey } from '#src/api/factory-lines.ts'
import type { Resource } from '#src/api/resource.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import type { RecordPart } from '#src/console/engine/records/declaration.ts'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { paperTypeOf } from '../workbooks.ts'

const PaperFiles = lazy(async () => ({ default: (await import('./paper-files.tsx')).PaperFiles }))
const PaperBrief = lazy(async () => ({ default: (await import('./paper-brief.tsx')).PaperBrief }))
const PaperTrail = lazy(async () => ({ default: (await import('./paper-trail.tsx')).PaperTrail }))

/** What stands below a paper's lines: its files, what it is linked to, and who did what with it and why; loaded with the first record. */
export function paperParts({ fields, keys, ...of }: Pick<Resource, 'document' | 'name' | 'fields' | 'keys'>): readonly RecordPart[] {
  const type = paperTypeOf(of)
  return [
    {
      key: 'attachments',
      // a signed contract says what was agreed
      ...(type === 'PO' && { permission: priceKey }),
      Show: ({ row, tools }) => (
        <Suspense fallback={<Skeleton rows={1} height={20} />}>
          <PaperFiles type={type} id={row.id} mayWrite={tools.connection.can(keys.edit)} tools={tools} />
        </Suspense>
      ),
    },
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

/** Lines of a paper below its row in a list (manufacturing 3.0). */
export function paperExpand(of: Pick<Resource, 'document' | 'name'>) {
  const type = paperTypeOf(of)
  return {
    show: ({ row, tools }: { row: { readonly id: string; readonly version: number | undefined }; tools: PageTools }) => (
      <Suspense fallback={<Skeleton rows={2} height={20} />}>
        <PaperBrief type={type} id={row.id} version={row.version} tools={tools} />
      </Suspense>
    ),
  }
}
