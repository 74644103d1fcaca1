import goodsReceipt from '#src/api/resources/stock/goods-receipt.ts'
import type { RecordOf } from '#src/api/resource.ts'
import { computedRow, isRefused, newLineId } from '#src/kinds/lines.ts'
import { readDecimal } from '#src/lib/decimal.ts'

type Lines = RecordOf<(typeof goodsReceipt)['fields']>['lines']

/** `A1*3`: a lot and how much of it. */
const partsIn = (text: string) =>
  text
    .split(/[,，、;；]\s*/)
    .map((one) => one.trim().split(/\s*[*×xX]\s*/))
    .map(([lotNo = '', qty = '']) => ({ lotNo, qty: readDecimal(qty) }))

/**
 * Lines of which somebody wrote several lots into one, each with how much it is of (`A1*3,A2*2`), as a line for each: all of them answer
 * the same line of an order, and each is weighed by itself. Nothing where there is none.
 */
export function splitLots(lines: Lines): { lines?: Lines } {
  let isSplit = false
  const made = lines.flatMap((line) => {
    const parts = typeof line.lotNo === 'string' && !isRefused(line.lotNo) && /[,，、;；]/.test(line.lotNo) ? partsIn(line.lotNo) : []
    if (parts.length < 2 || !parts.every(({ lotNo, qty }) => lotNo && qty !== null)) return [line]
    isSplit = true
    return parts.map(({ lotNo, qty }, at) =>
      computedRow<Lines[number]>(goodsReceipt.fields.lines, {
        ...line,
        lotNo,
        qty: qty!,
        weightActual: '',
        ...(at > 0 && { id: newLineId() }),
      }),
    )
  })
  return isSplit ? { lines: made } : {}
}
