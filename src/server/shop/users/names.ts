import { sql, type SQL } from 'drizzle-orm'
import { contains, holds } from '../search.ts'

const isSound = (fragment: string) => /^[a-z0-9]+$/.test(fragment)

const fragmentsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)

/** A fragment within a name of `u`, and from a syllable of it on by its sound; what `words` has besides names is not looked through. */
const waysOf = (fragment: string): SQL[] => [
  sql`${contains('u.words', 'grams(u.words)', fragment, 'like')} and (${holds('u.nickname', fragment)} or ${holds('u.real_name', fragment)})`,
  ...(isSound(fragment) ? [holds('u.pinyin', ` ${fragment}`, 'like')] : []),
]

/** Each way is asked of its own index: one condition of them all would take the characters of every row apart again. */
const anyOf = (ways: readonly SQL[]): SQL =>
  sql`u.uid in (${sql.join(
    ways.map((way) => sql`select u.uid from shop_users u where ${way}`),
    sql` union all `,
  )})`

/**
 * Users `u` (`shop_users`) whose names hold every fragment of a text, as written or by its sound (`cxy` finds 陈晓雨).
 * @param others what a fragment may be besides, such as a number
 */
export function hasName(text: string, others: (fragment: string) => readonly SQL[] = () => []): SQL {
  const each = fragmentsOf(text).map((fragment) => anyOf([...waysOf(fragment), ...others(fragment)]))
  return each.length > 0 ? sql.join(each, sql` and `) : sql`true`
}

/** Users `u` by a part of their nickname or by its sound, in lists that show them beside something else. */
export function isCalled(text: string): SQL {
  const written = holds('u.nickname', text)
  const small = text.toLowerCase()
  return isSound(small) ? sql`(${written} or ${holds('u.pinyin', ` ${small}`, 'like')})` : written
}
