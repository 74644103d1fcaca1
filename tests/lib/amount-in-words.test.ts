import fc from 'fast-check'
import Nzh from 'nzh'
import { expect, it } from 'vitest'
import { amountInWords } from '#src/lib/amount-in-words.ts'
import { textOf } from '#src/lib/decimal.ts'

it.each([
  ['0', '人民币零元整'],
  ['0.05', '人民币伍分'],
  ['0.30', '人民币叁角整'],
  ['10', '人民币壹拾元整'],
  ['10.30', '人民币壹拾元零叁角整'],
  ['325.04', '人民币叁佰贰拾伍元零肆分'],
  ['1409.50', '人民币壹仟肆佰零玖元伍角整'],
  ['1680.32', '人民币壹仟陆佰捌拾元零叁角贰分'],
  ['6007.14', '人民币陆仟零柒元壹角肆分'],
  ['16409.02', '人民币壹万陆仟肆佰零玖元零贰分'],
  ['107000.53', '人民币壹拾万柒仟元零伍角叁分'],
  ['5003020.50', '人民币伍佰万叁仟零贰拾元零伍角整'],
  ['100000000', '人民币壹亿元整'],
  ['100010001', '人民币壹亿零壹万零壹元整'],
  ['1000000001', '人民币壹拾亿零壹元整'],
  ['-43000', '人民币负肆万叁仟元整'],
  ['1000100000000', '人民币壹万零壹亿元整'],
  ['1000000000000.01', '人民币壹万亿元零壹分'],
  ['0.005', '人民币壹分'],
])('%s is %s', (amount, words) => expect(amountInWords(amount)).toBe(words))

const digits = '零壹贰叁肆伍陆柒捌玖'
const units: Record<string, bigint> = { 拾: 10n, 佰: 100n, 仟: 1000n }

/** What words mean, by the rules of numbers alone: in 分. */
function meaningOf(words: string): bigint {
  const [, whole = '', parts = ''] = /^人民币(?:(.*)[元圆])?(.*?)[整正]?$/.exec(words)!
  const fen = /(?:(.)角)?零?(?:(.)分)?$/.exec(parts)!
  const small = BigInt(Math.max(0, digits.indexOf(fen[1] ?? '零')) * 10 + Math.max(0, digits.indexOf(fen[2] ?? '零')))
  return meaningOfWhole(whole) * 100n + small
}
function meaningOfWhole(words: string): bigint {
  for (const [unit, size] of [
    ['亿', 100_000_000n],
    ['万', 10_000n],
  ] as const) {
    const at = words.lastIndexOf(unit)
    if (at >= 0) return meaningOfWhole(words.slice(0, at)) * size + meaningOfWhole(words.slice(at + 1))
  }
  let sum = 0n
  let figure = 0n
  for (const sign of words) {
    if (units[sign]) {
      sum += figure * units[sign]
      figure = 0n
    } else figure = BigInt(digits.indexOf(sign))
  }
  return sum + figure
}
const amounts = fc.bigInt({ min: 0n, max: 10n ** 14n - 1n })
// amounts of people end in noughts
const round = fc
  .tuple(fc.bigInt({ min: 0n, max: 9999n }), fc.integer({ min: 0, max: 10 }), fc.bigInt({ min: 0n, max: 99n }))
  .map(([head, noughts, tail]) => head * 10n ** BigInt(noughts) + tail)

/** A million where there is time: `AMOUNTS=1000000`. */
const runs = Number(process.env['AMOUNTS'] ?? 10_000)

it('P-M3: says what it means, whatever the amount', () => {
  fc.assert(
    fc.property(fc.oneof(amounts, round), (value) => {
      const words = amountInWords(textOf({ digits: value, places: 2 }))
      expect(meaningOf(words)).toBe(value)
      expect(words).not.toMatch(/零零|(?<=.{4})零[元万亿拾佰仟角分]|零整/)
    }),
    { numRuns: runs },
  )
}, 600_000)

it('agrees with another library but for where a 零 may stand or not', () => {
  const bare = (words: string) => words.replace(/零(?!元整)/g, '')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.bigInt({ min: 1n, max: 10n ** 14n - 1n }),
        round.filter((value) => value > 0n),
      ),
      (value) => {
        const amount = textOf({ digits: value, places: 2 })
        const theirs = Nzh.cn.toMoney(amount)
        expect(bare(amountInWords(amount)).replace(/整$/, '')).toBe(bare(theirs).replace(/整$/, ''))
      },
    ),
  )
})
