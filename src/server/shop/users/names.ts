import { sql, type SQL } from 'drizzle-orm'
import { contains, holds } from '../search.ts'

const isSound = (fragment: string) => /^[a-z0-9]+$/.test(fragment)

/** The parts of a text that each have to be met. */
export const fragmentsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)

/** One way in which a user `u` (`shop_users`) can be meant: out of an index, and asked of each user alone. They say the same. */
export interface Way {
  indexed: SQL
  plain: SQL
}

/** A condition that an index and a look at a user share. */
export const way = (condition: SQL): Way => ({ indexed: condition, plain: condition })

/** Nearly every number has such a thing in it: an index would give most of the table, and take it apart again. */
const isInMost = (small: string) => /^\d{1,2}$/.test(small)

/** Small letters anywhere in the words of a user: names, number. */
export function inWords(small: string): Way {
  const plain = sql`strpos(u.words, ${small}) > 0`
  return isInMost(small) ? way(plain) : { indexed: contains('u.words', 'grams(u.words)', small, 'like'), plain }
}

export const both = (first: Way, second: Way): Way => ({
  indexed: sql`(${first.indexed} and ${second.indexed})`,
  plain: sql`(${first.plain} and ${second.plain})`,
})

function bySound(fragment: string): Way[] {
  const sound = ` ${fragment}`
  return isSound(fragment) ? [{ indexed: holds('u.pinyin', sound, 'like'), plain: sql`strpos(u.pinyin, ${sound}) > 0` }] : []
}

/** No number has such a thing in it: where it stands in the words of a user, a name has it. */
const isOfNames = (fragment: string) => /^\p{L}+$/u.test(fragment)

function named(fragment: string): Way {
  // digits have no case
  const has = (column: string) => (/^\d+$/.test(fragment) ? sql`strpos(${sql.raw(column)}, ${fragment}) > 0` : holds(column, fragment))
  return way(sql`(${has('u.nickname')} or ${has('u.real_name')})`)
}

/**
 * A fragment within a name, and from a syllable of it on by its sound (`cxy` is 陈晓雨).
 * @param isPhone whether a part of a phone number, the only other thing in the words of a user, means them as well
 */
export const waysOfName = (fragment: string, isPhone = false): Way[] => [
  isPhone || isOfNames(fragment) ? inWords(fragment) : both(inWords(fragment), named(fragment)),
  ...bySound(fragment),
]

/** Users `u` by a part of their nickname or by its sound, in lists that show them beside something else. */
export function isCalled(text: string): SQL {
  const written = holds('u.nickname', text)
  const small = text.toLowerCase()
  return isSound(small) ? sql`(${written} or ${holds('u.pinyin', ` ${small}`, 'like')})` : written
}
