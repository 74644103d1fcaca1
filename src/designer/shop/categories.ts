import type { Id } from '#src/api/endpoint.ts'
import { readCategories } from '#src/api/products.ts'
import type { Question } from './shop-answers.ts'
import { rowsOf, wordOfRow } from './wire-row.ts'

export interface FirstCategory {
  readonly id: Id
  readonly name: string
}

/** Product categories of the first level, in the shop's order. */
export const askFirstCategories: Question<readonly FirstCategory[]> = {
  key: 'first categories',
  ask: async (shop) =>
    rowsOf(await shop.send(readCategories, {})).map((row) => ({
      id: wordOfRow(row, 'id') || wordOfRow(row, 'value'),
      name: wordOfRow(row, 'label') || wordOfRow(row, 'title'),
    })),
}
