import type { Id } from '#src/api/endpoint.ts'
import { readCategoriesBelow } from '#src/api/products.ts'
import type { Question } from '../../shop/shop-answers.ts'
import { pictureAt, rowsOf, wordOfRow } from '../../shop/wire-row.ts'

export interface SecondCategory {
  readonly id: Id
  readonly name: string
  readonly picture: string
  /** The category above, as text. */
  readonly parent: string
}

const everyParent = 0

/** Product categories of the second level, in the shop's order (designer contract 1.3). */
export const askSecondCategories: Question<readonly SecondCategory[]> = {
  key: 'second categories',
  ask: async (shop) =>
    rowsOf(await shop.send(readCategoriesBelow, { query: { pid: everyParent } })).map((row) => ({
      id: Number(wordOfRow(row, 'id')) || wordOfRow(row, 'id'),
      name: wordOfRow(row, 'cate_name'),
      picture: pictureAt(shop.base, row['pic']),
      parent: wordOfRow(row, 'pid'),
    })),
}
