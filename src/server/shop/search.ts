import { sql, type SQL } from 'drizzle-orm'

const pairsOf = (characters: string[]): string[] => characters.slice(1).map((character, index) => characters[index]! + character)

const patternOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Finds `text` in a column, its wildcards taken as they stand; for tables that need no index. */
export const holds = (column: string, text: string, by: 'ilike' | 'like' = 'ilike'): SQL =>
  sql`${sql.raw(column)} ${sql.raw(by)} ${patternOf(text)}`

/** Finds `text` in a column of `a` or in its id, as the shop's activity lists do. */
export const matching = (column: string, text: string): SQL => sql`(${holds(column, text.trim())} or ${holds('a.id::text', text.trim())})`

/*
 * Numbers of orders, waybills and phones begin alike, so an index finds most of a table under their first characters; the last ones tell
 * them apart, and the rest is compared in the rows that have those. Each further one is a list that the index goes through: six are few rows
 * in a million, and take a third of the time of eight.
 */
const codeTail = 6
const isCode = (text: string) => text.length > codeTail && /^[a-z\d]+$/.test(text)

/** Signs that have no case, or one that every program knows: a pair of them says by itself that a text holds it. */
const isCaseless = (text: string) => /^[\p{Lo}\p{Nd}A-Za-z]+$/u.test(text)

/**
 * Finds `text` inside a column. One or two characters go by the column of characters and pairs (`grams` of
 * migration 0003), longer texts by the trigram index.
 * @param column expression the trigram index is on; @param grams the generated column; @param by `like` for a column of small letters
 * and a text of such, which takes half as long
 */
export function contains(column: string, grams: string, text: string, by: 'ilike' | 'like' = 'ilike'): SQL {
  const tail = by === 'like' && isCode(text) ? text.slice(-codeTail) : undefined
  const like = tail ? sql`(${holds(column, tail, by)} and strpos(${sql.raw(column)}, ${text}) > 0)` : holds(column, text, by)
  const found = hasGrams(grams, text)
  // pairs that are stored need no second look
  const isStored = !grams.includes('(')
  if (found && isStored && isCaseless(text)) return found
  // those that are made of a row cost a hundred times as much as its text, which is looked at first; not by an index of trigrams: of so few
  // characters that one reads all there are, and has rows taken apart that the pairs alone had found already
  return found ? sql`(${holds(`(${column} || '')`, text, by)} and ${found})` : like
}

/** A sign that an index of trigrams passes over: of `3*1000` it has what `1000` has, and finds whatever holds that. */
const isSign = (character: string) => /[^\p{L}\p{N}]/u.test(character)

/** Rows that hold the pairs of `text` that its trigrams do not tell apart, by the index of characters and pairs; undefined where there are none. */
export function hasSigns(grams: string, text: string): SQL | undefined {
  const pairs = pairsOf([...text.toLowerCase()]).filter((pair) => [...pair].some(isSign) && !/\s/.test(pair))
  return pairs.length > 0 ? sql`${sql.raw(grams)} @> ${sql.param(pairs)}::text[]` : undefined
}

/** Finds one or two characters by the column of characters and pairs alone; undefined for what it cannot find. */
export function hasGrams(grams: string, text: string): SQL | undefined {
  const characters = [...text.toLowerCase()]
  if (characters.length > 2 || characters.includes(' ')) return undefined
  const [wanted] = characters.length === 2 ? pairsOf(characters) : characters
  return wanted ? sql`${sql.raw(grams)} @> array[${wanted}]::text[]` : undefined
}
