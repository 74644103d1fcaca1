import { checkLinks, type LinkAnswer, type LinkCheck, type LinkQuestion } from '#src/api/links.ts'
import type { Connection } from '#src/stores/connection.ts'

export type LinkList = keyof LinkQuestion

const lists: readonly LinkList[] = ['links', 'products', 'product_categories', 'articles', 'article_categories']

/** One question as a key. */
export const linkKey = (list: LinkList, what: string): string => `${list} ${what}`

const partsOf = (key: string): [LinkList, string] => {
  const end = key.indexOf(' ')
  return [key.slice(0, end) as LinkList, key.slice(end + 1)]
}

/** Asks the server what leads nowhere; undefined, and nobody is asked, where the server cannot tell. */
export async function askAboutLinks(
  connection: Pick<Connection, 'send' | 'check' | 'capabilities'>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, LinkCheck> | undefined> {
  await connection.check()
  if (!connection.capabilities.features.linkCheck) return undefined
  const queries = keys.map(partsOf)
  const body = Object.fromEntries(lists.map((list) => [list, queries.filter(([own]) => own === list).map(([, what]) => what)]))
  const answer: LinkAnswer = await connection.send(checkLinks, { body })
  const found = new Map<string, LinkCheck>()
  for (const list of lists)
    body[list]!.forEach((what, index) => {
      const verdict = answer[list]?.[index]
      if (verdict) found.set(linkKey(list, what), verdict)
    })
  return found
}
