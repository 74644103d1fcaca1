import goodsReceipt from '#src/api/resources/stock/goods-receipt.ts'
import type { RecordOf } from '#src/api/resource.ts'
import { computedRow, isRefused, newLineId } from '#src/kinds/lines.ts'
import { readDecimal } from '#src/lib/decimal.ts'

type Lines = RecordOf<(typeof goodsReceipt)['fields']>['lines']

/** `A1*3`: a lot and how much of it. A letter stands for the sign only where there is none: lots have letters. */
const partsIn = (text: string) =>
  text
    .split(/[,，、;；]\s*/)
    .map((one) => one.trim())
    .map((one) => (/[*×]/.test(one) ? /^(.+?)\s*[*×]\s*([^*×]*)$/ : /^(.+)\s*[xX]\s*(.*)$/).exec(one))
    .map((found) => ({ lotNo: found?.[1]?.trim() ?? '', qty: readDecimal(found?.[2] ?? '') }))

/**
 * Lines of which somebody wrote several lots into one, each with how much it is of (`A1*3,A2*2`), as a line for each: all of them answer
 * the same line of an order, and each is weighed by itself. Undefined where there is none.
 */
export function splitLots(lines: Lines): Lines | undefined {
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
  return isSplit ? made : undefined
}
