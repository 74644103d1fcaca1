import { useMemo } from 'react'
import type { PreviewProps } from '../../blocks/shared/define.ts'
import type { NewBlock } from '../shared/conversion.ts'
import type { ProductRow } from '../kinds/goodList.ts'
import { listOfType } from '../shared/list-of-type.ts'
import { GroomRow } from './groom-row.tsx'
import { RowHeading } from './row-heading.tsx'
import { NewBlocks } from './slot-preview.tsx'

/** A heading and its products; those of a list of the shop's (hot, new …) in a row, others as the new kind shows them. */
export function ProductRowPreview({ value }: PreviewProps<ProductRow>) {
  const { mode, type, category, sort, count, picked } = value
  const list = mode === 1 ? undefined : listOfType[type]
  const blocks = useMemo<readonly NewBlock[]>(
    () => [
      mode === 1
        ? { kind: 'goodList', value: { mode, picked, layout: 2 } }
        : { kind: 'goodList', value: { mode: 0, category, count, sort: sort === 1 ? 1 : 0, layout: 2 } },
    ],
    [mode, category, sort, count, picked],
  )
  return (
    <div className="designer-older-row">
      <RowHeading {...value} />
      {list === undefined ? <NewBlocks blocks={blocks} /> : <GroomRow list={list} count={count} />}
    </div>
  )
}
