import { dict as everyday } from 'pinyin-match/src/simplified_dict.js'
import { dict as others } from 'pinyin-match/src/traditional_dict.js'

/** Letters that are kept of one name, and ways to read it when it has characters with several readings. */
const mostLetters = 2_000
const mostReadings = 12

const readings = new Map<string, string[]>()
const learn = (dictionary: Record<string, string>, isCovered: (sign: string) => boolean) => {
  for (const [syllable, signs] of Object.entries(dictionary))
    for (const sign of signs) if (!isCovered(sign)) readings.set(sign, [...(readings.get(sign) ?? []), syllable])
}
learn(everyday, () => false)
// rare signs have rare readings too: of what everybody uses, only the usual ones count
const common = new Set(readings.keys())
learn(others, (sign) => common.has(sign))

interface Piece {
  /** Ways to say it, in small Latin letters. */
  ways: string[]
  isSign: boolean
}

function piecesOf(name: string): Piece[] {
  const found = name.toLowerCase().match(/[a-z0-9]+|\p{Script=Han}/gu) ?? []
  return found.map((piece) => ({ ways: readings.get(piece) ?? [piece], isSign: readings.has(piece) }))
}

function waysThrough(pieces: Piece[]): string[][] {
  let ways: string[][] = [[]]
  for (const { ways: here } of pieces) {
    const usable = ways.length * here.length > mostReadings ? here.slice(0, 1) : here
    ways = ways.flatMap((before) => usable.map((way) => [...before, way]))
  }
  return ways
}

/**
 * What a name sounds like, for searching: everything from each syllable on, in full and in initials, a space before
 * each, so that `like '% xiaj%'` finds only what begins with a syllable. Empty for a name without Chinese characters.
 */
export function pinyinOf(name: string): string {
  const pieces = piecesOf(name.slice(0, 60))
  if (!pieces.some(({ isSign }) => isSign)) return ''
  const found = new Set<string>()
  for (const way of waysThrough(pieces)) {
    const initials = way.map((spoken, at) => (pieces[at]!.isSign ? spoken[0]! : spoken))
    for (const at of way.keys()) if (pieces[at]!.isSign) found.add(way.slice(at).join('')).add(initials.slice(at).join(''))
  }
  let words = ''
  for (const word of found) if (words.length < mostLetters) words += ` ${word}`
  return words
}

/** What a buyer's names sound like. */
export const soundOfNames = (names: { nickname: string; real_name: string }): string =>
  pinyinOf([...new Set([names.nickname, names.real_name])].join(' '))

/** What names are put in order by: Chinese ones by their sound, numbers by their value (2 before 10). */
export function orderKeyOf(name: string): string {
  const spoken = Array.from(name.toLowerCase(), (sign) => readings.get(sign)?.[0] ?? sign).join('')
  return spoken.replace(/\d+/g, (digits) => digits.padStart(12, '0')).slice(0, 200)
}
