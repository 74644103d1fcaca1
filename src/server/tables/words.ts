import { sql, type SQL } from 'drizzle-orm'
import type { Field } from '#src/kinds/kind.ts'
import type { Search } from '../database/sought.ts'
import { pinyinOf } from './pinyin.ts'
import { contains, hasSigns, holds } from '../shop/search.ts'

const searched = new Set(['text', 'code', 'longText'])

/** Words that begin with one or two letters, and names that sound so: both by their indexes of trigrams. */
const begins = (letters: string): SQL =>
  sql`(t.pinyin like ${`% ${letters}%`} or t.words like ${`${letters}%`} or t.words like ${`% ${letters}%`})`

/** What a record is found by: its texts in small letters, and how its name and codes sound; not what only some may see. */
export function wordsOf(fields: readonly [string, Field<unknown>][], values: Readonly<Record<string, unknown>>) {
  const texts = fields.filter(([, { kind, needs }]) => searched.has(kind.as) && !needs).map(([name]) => String(values[name] ?? ''))
  const words = texts.filter(Boolean).join(' ').toLowerCase()
  return { words, pinyin: pinyinOf(words) }
}

/** `matchesFragments`; undefined for records that have no texts. */
export const matchesWords = (text: string, fields: readonly [string, Field<unknown>][]): SQL | undefined =>
  fields.some(([, { kind }]) => searched.has(kind.as)) ? matchesFragments(text) : undefined

/** Sizes in one word: their figures are in nearly every paper, and a code with signs is better told apart by its figures. */
const measures = /^\d+(\.\d+)?([*×]\d+(\.\d+)?){1,2}$/

/** Rows whose texts have a size, by the index of its signs and what stands around them (`measure_grams`); undefined for one that ends before that. */
function hasMeasure(size: string): SQL | undefined {
  const around = [...size.matchAll(/(?=(.\*..))/g)].map(([, gram]) => gram)
  return around.length > 0 ? sql`measure_grams(t.words) @> ${sql.param(around)}::text[]` : undefined
}

const fragmentsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)

/**
 * Rows that hold every fragment, as written or by its sound (`djxjb` finds 丁腈橡胶板). Columns `words` and `pinyin` of the table `t`. Where texts are
 * long, one or two letters are looked for at the beginning of words: pairs of thousands of such texts are not made for a search.
 */
export function matchesFragments(text: string, isLong = false): SQL | undefined {
  const fragments = fragmentsOf(text)
  // one or two letters are in many names: the index reads them all, so it is asked for the first of them alone
  const soundOf = (fragment: string, at: number) => (at > 0 && fragment.length < 3 ? `(t.pinyin || '')` : 't.pinyin')
  const bySigns = (fragment: string) =>
    isLong && measures.test(fragment) ? (hasMeasure(fragment) ?? hasSigns('grams(t.words)', fragment)) : undefined
  const hasNarrowed = fragments.some((fragment) => bySigns(fragment))
  const one = (fragment: string, at: number) => {
    if (isLong && /^[a-z0-9]{1,2}$/.test(fragment)) return begins(fragment)
    // no index of trigrams besides: of figures and single characters it has nearly everything
    const signs = bySigns(fragment)
    if (signs) return sql`(${holds(`(t.words || '')`, fragment, 'like')} and ${signs})`
    if (hasNarrowed && fragment.length < 3 && !/^[a-z0-9]+$/.test(fragment)) return holds(`(t.words || '')`, fragment, 'like')
    const isShortToo = at > 0 && fragment.length < 3
    const written = isShortToo ? holds('t.words', fragment, 'like') : contains('t.words', 'grams(t.words)', fragment, 'like')
    // the sound first: what it finds is not taken apart into its pairs
    return /^[a-z0-9]+$/.test(fragment) ? sql`(${holds(soundOf(fragment, at), ` ${fragment}`, 'like')} or ${written})` : written
  }
  return fragments.length > 0 ? sql.join(fragments.map(one), sql` and `) : undefined
}

/** The same of one row, by no index. */
export function holdsFragments(text: string, isLong = false): SQL {
  const one = (fragment: string) => {
    if (isLong && /^[a-z0-9]{1,2}$/.test(fragment)) return begins(fragment)
    const written = holds('t.words', fragment, 'like')
    return /^[a-z0-9]+$/.test(fragment) ? sql`(${holds('t.pinyin', ` ${fragment}`, 'like')} or ${written})` : written
  }
  return sql.join([sql`true`, ...fragmentsOf(text).map(one)], sql` and `)
}

/** Where texts of rows stand beside them: a table whose `key` is the `id` of the row. */
export interface TextsBeside {
  table: SQL
  key: SQL
  id: SQL
}

/** Rows whose long texts, beside them, hold every fragment: all of them. */
export const matchesBeside = (text: string, { table, key, id }: TextsBeside): SQL =>
  sql`${id} = any(array(select t.${key} from ${table} t where ${matchesFragments(text, true) ?? sql`true`}))`

/** The same of a list, where they may be a great many. */
export const searchBeside = (text: string, { table, key, id }: TextsBeside): Search => ({
  indexed: sql`select t.${key} as id from ${table} t where ${matchesFragments(text, true) ?? sql`true`}`,
  // asked of each row as it comes: no plan turns it into a look at all of them
  plain: sql`(select ${holdsFragments(text, true)} from (select w.words, w.pinyin from ${table} w where w.${key} = ${id}) t)`,
})
