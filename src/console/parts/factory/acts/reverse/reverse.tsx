import { lazy } from 'react'
import type { Resource } from '#src/api/resource.ts'
import { paperTypeOf } from '../../workbooks.ts'
import type { ReverseProps } from './reverse-dialog.tsx'

const ReverseDialog = lazy(async () => ({ default: (await import('./reverse-dialog.tsx')).ReverseDialog }))

/** How a posted paper is taken back: with a draft that says it anew, which is opened (manufacturing 0, no. 3). */
export function reverseOf(of: Pick<Resource, 'document' | 'name' | 'keys'>, path: string) {
  const type = paperTypeOf(of)
  return {
    reverse: {
      Dialog: (props: Omit<ReverseProps, 'type' | 'path' | 'keys'>) => <ReverseDialog {...props} type={type} path={path} keys={of.keys} />,
    },
  }
}
