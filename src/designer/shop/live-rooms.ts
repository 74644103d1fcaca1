import type { Id } from '#src/api/endpoint.ts'
import { listLiveRooms } from '#src/api/live.ts'
import type { Question } from './shop-answers.ts'
import { numberOfRow, pictureAt, rowsOf, wordOfRow, type WireRow } from './wire-row.ts'

export interface LiveRoom {
  readonly id: Id
  readonly name: string
  readonly anchor: string
  readonly image: string
  /** 101 running, 102 announced, 103 replay; others as the shop tells them. */
  readonly state: number
}

const isShown = (row: WireRow) => numberOfRow(row, 'is_show', 1) === 1 && numberOfRow(row, 'status', 2) === 2

/** Rooms that visitors of the mini-program see, in the shop's order. */
export const askLiveRooms: Question<readonly LiveRoom[]> = {
  key: 'live rooms',
  ask: async (shop) =>
    rowsOf(await shop.send(listLiveRooms, { query: { page: 1, limit: 100 } }))
      .filter(isShown)
      .map((row) => ({
        id: wordOfRow(row, 'id'),
        name: wordOfRow(row, 'name'),
        anchor: wordOfRow(row, 'anchor_name'),
        image: pictureAt(shop.base, row['cover_img'] || row['share_img']),
        state: numberOfRow(row, 'live_status', 102),
      })),
}
