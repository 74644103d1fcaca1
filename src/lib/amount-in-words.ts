import { digitsOf, roundedDigits } from './decimal.ts'

const figures = '零壹贰叁肆伍陆柒捌玖'
const units = ['仟', '佰', '拾', '']
const [tenThousand, hundredMillion] = [10_000n, 100_000_000n]

/** Below ten thousand; a run of zeros between figures is one 零, those at either end are none. */
function fourFigures(value: bigint): string {
  const signs = [...String(value).padStart(4, '0')].map((figure, at) => (figure === '0' ? '零' : figures[Number(figure)]! + units[at]!))
  return signs
    .join('')
    .replace(/零+/g, '零')
    .replace(/^零|零$/g, '')
}

// what is above and below 万 or 亿: a 零 stands between them where the lower part does not fill its highest place
function joined(high: bigint, unit: string, low: bigint, full: bigint): string {
  if (low === 0n) return `${inWords(high)}${unit}`
  return `${inWords(high)}${unit}${low < full / 10n ? '零' : ''}${inWords(low)}`
}

function inWords(value: bigint): string {
  if (value >= hundredMillion) return joined(value / hundredMillion, '亿', value % hundredMillion, hundredMillion)
  if (value >= tenThousand) return joined(value / tenThousand, '万', value % tenThousand, tenThousand)
  return fourFigures(value)
}

/**
 * An amount as Chinese papers spell it, for banks and contracts: `1409.50` is 人民币壹仟肆佰零玖元伍角整. Rounded to the 分. Of several
 * spellings that the rules allow: 整 also after 角; 零 after 元 when the figure of the 元 or the 角 is nought; none after 万 and 亿 when the
 * next place is filled.
 * @throws RangeError for what is no decimal text, or has more than sixteen figures before the point
 */
export function amountInWords(amount: string): string {
  const { digits } = roundedDigits(digitsOf(amount), 2)
  const size = digits < 0n ? -digits : digits
  const [yuan, jiao, fen] = [size / 100n, Number((size / 10n) % 10n), Number(size % 10n)]
  if (yuan >= hundredMillion * hundredMillion) throw new RangeError(`${amount} has too many figures`)
  const whole = yuan === 0n ? '' : `${inWords(yuan)}元`
  const parts = `${jiao ? `${figures[jiao]}角` : ''}${fen ? `${figures[fen]}分` : ''}`
  const gap = whole && parts && (yuan % 10n === 0n || jiao === 0) ? '零' : ''
  return `人民币${digits < 0n ? '负' : ''}${whole || parts ? whole : '零元'}${gap}${parts}${fen ? '' : '整'}`
}
