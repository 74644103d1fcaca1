import { attributeOf, marksOf } from './xml-marks.ts'

/** A time that passes beyond a day, by the parts that are shown: `[h]:mm` is `h:m`. */
export type Passed = 'h' | 'h:m' | 'h:m:s' | 'm' | 'm:s' | 's'
/** How a stored number is meant. */
export type Meaning = 'number' | 'date' | 'percent' | Passed

/** Signs that a format has at most. */
const longest = 255

// the formats that are built in: days and times, also those of Chinese, Japanese and Korean editions
const isBuiltInDate = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

// `[h]:mm:ss`: the part in brackets is not taken back at 24 or 60
function passedOf(code: string): Passed | undefined {
  const [, largest, rest = ''] = /\[(h+|m+|s+)\](.*)/i.exec(code) ?? []
  if (!largest) return undefined
  const first = largest[0]!.toLowerCase()
  const parts = ['h', 'm', 's'].filter((part) => part > first && rest.toLowerCase().includes(part))
  return (first === 'h' && parts[0] === 's' ? 'h:m:s' : [first, ...parts].join(':')) as Passed
}

function meaningOf(id: number, code: string | undefined): Meaning {
  if (code === undefined && id === 46) return 'h:m:s'
  if (code === undefined) return isBuiltInDate(id) ? 'date' : id === 9 || id === 10 ? 'percent' : 'number'
  // words in quotes, escaped signs, colours and conditions say nothing; times beyond 24 hours stand in brackets
  const bare = code
    .slice(0, longest)
    .replace(/"[^"]*"|\\.|_./g, '')
    .replace(/\[(?!(?:h+|m+|s+)\])[^\][]*\]/gi, '')
    .split(';', 1)[0]!
  if (/general/i.test(bare)) return 'number'
  const passed = passedOf(bare)
  if (passed) return passed
  if (/[ymdhs]/i.test(bare)) return 'date'
  return bare.includes('%') ? 'percent' : 'number'
}

/** What the numbers of each style mean, by the number of the style. */
export function meaningsOf(styles: string): Meaning[] {
  const codes = new Map<number, string>()
  const meanings: Meaning[] = []
  let isInside = false
  for (const mark of marksOf(styles)) {
    if (mark.name === 'numFmt' && !mark.isEnd) codes.set(Number(attributeOf(mark, 'numFmtId')), attributeOf(mark, 'formatCode') ?? '')
    if (mark.name === 'cellXfs') isInside = !mark.isEnd && !mark.isEmpty
    if (!isInside || mark.name !== 'xf' || mark.isEnd) continue
    const id = Number(attributeOf(mark, 'numFmtId') ?? 0)
    meanings.push(meaningOf(id, codes.get(id)))
  }
  return meanings
}
