import { lazy } from 'react'
import type { Resource } from '#src/api/resource.ts'
import { paperTypeOf } from '../../workbooks.ts'
import type { CloseLinesProps } from './close-lines-dialog.tsx'

const CloseLinesDialog = lazy(async () => ({ default: (await import('./close-lines-dialog.tsx')).CloseLinesDialog }))

/** Lines of an approved paper that nothing more is wanted of (manufacturing 2.8, close per line). */
export function closeLinesOf(of: Pick<Resource, 'document' | 'name'>) {
  const type = paperTypeOf(of)
  return {
    ...({ key: 'closeLines', on: 'row', isDanger: true, feature: 'factory' } as const),
    permission: of.document!.acts['close']!.key,
    when: ({ allow }: { allow: readonly string[] | undefined }) => allow === undefined || allow.includes('close'),
    Dialog: (props: Omit<CloseLinesProps, 'type'>) => <CloseLinesDialog {...props} type={type} />,
  }
}
