import { listArticleCategories, listArticles } from '#src/api/articles.ts'
import type { Id } from '#src/api/endpoint.ts'
import type { Question, Shop } from './shop-answers.ts'
import { numberOfRow, pictureAt, rowsOf, wordOfRow, type WireRow } from './wire-row.ts'

export interface Article {
  readonly id: Id
  readonly title: string
  /** Empty when it has none. */
  readonly image: string
  /** `2026-11-21 14:00` in the shop's zone. */
  readonly added: string
}

export interface ArticleCategoryChoice {
  /** As text, the way a block stores it. */
  readonly id: string
  readonly title: string
  readonly depth: number
}

const zone = 8 * 3600

/** Times come as unix seconds, or written already. */
const momentOf = (row: WireRow) => {
  const written = wordOfRow(row, 'add_time')
  const seconds = numberOfRow(row, 'add_time', Number.NaN)
  return Number.isNaN(seconds) ? written.slice(0, 16) : new Date((seconds + zone) * 1000).toISOString().slice(0, 16).replace('T', ' ')
}

const pictureOf = (row: WireRow, shop: Shop) => {
  const pictures = row['image_input']
  return pictureAt(shop.base, Array.isArray(pictures) ? pictures[0] : pictures)
}

const isShown = (row: WireRow) => numberOfRow(row, 'status', 1) === 1 && numberOfRow(row, 'hide') === 0

/** Articles of a category, or of all with an empty one: as many as the storefront can show. */
export const askArticles = (category: string): Question<readonly Article[]> => ({
  key: `articles ${category}`,
  ask: async (shop) => {
    const query = { ...(category !== '' && { pid: category }), page: 1, limit: 20 }
    return rowsOf(await shop.send(listArticles, { query }))
      .filter(isShown)
      .map((row) => ({
        id: wordOfRow(row, 'id'),
        title: wordOfRow(row, 'title'),
        image: pictureOf(row, shop),
        added: momentOf(row),
      }))
  },
})

/** Categories for the select: children below their parent. */
export const askArticleCategories: Question<readonly ArticleCategoryChoice[]> = {
  key: 'article categories',
  ask: async (shop) => {
    const rows = rowsOf(await shop.send(listArticleCategories, {}))
    const present = new Set(rows.map((row) => wordOfRow(row, 'id')))
    const parentOf = (row: WireRow) => (present.has(wordOfRow(row, 'pid')) ? wordOfRow(row, 'pid') : '')
    const below = (parent: string, depth: number): ArticleCategoryChoice[] =>
      // an id that is there twice could be its own child for ever
      depth > 4
        ? []
        : rows
            .filter((row) => parentOf(row) === parent)
            .flatMap((row) => {
              const id = wordOfRow(row, 'id')
              return [{ id, title: wordOfRow(row, 'title'), depth }, ...below(id, depth + 1)]
            })
    return below('', 0)
  },
}
