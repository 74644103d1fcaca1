import { expect, it } from 'vitest'
import { gapAt, rowHeight } from '#src/designer/rail/outline/row-height.ts'

it('lands between the rows that the pointer is nearest to, never outside of the list', () => {
  expect([gapAt(-50, 3), gapAt(0, 3), gapAt(rowHeight * 0.6, 3), gapAt(rowHeight * 2.4, 3), gapAt(9999, 3)]).toEqual([0, 0, 1, 2, 3])
})
