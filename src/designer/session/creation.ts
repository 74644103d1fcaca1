import type { SavePageBody } from '#src/api/pages.ts'
import { RequestError } from '#src/http/failure.ts'
import { freshId } from '#src/lib/random-id.ts'
import type { Connection } from '#src/stores/connection.ts'
import { noAnswer } from './answers.ts'
import { sendPage, type SavedState } from './page-store.ts'

/**
 * Creates a page once. When the answer got lost the very same request is sent again, under the same id, so
 * that the server can tell the page that it has already made; what was edited since is an update of that.
 */
export class Creation {
  #open: { id: string; body: SavePageBody } | undefined

  constructor(private readonly connection: Pick<Connection, 'send' | 'capabilities'>) {}

  /** `sent` is what the page holds now: an earlier body when that one's answer was lost. @throws RequestError */
  async create(body: SavePageBody): Promise<{ saved: SavedState; id: string; sent: SavePageBody }> {
    // a plain shop server knows no such ids: there a second request would be a second page either way
    const knowsIds = this.connection.capabilities.kind === 'own'
    const open = (knowsIds && this.#open) || { id: freshId(), body }
    this.#open = open
    try {
      const saved = await sendPage(this.connection, 0, { ...open.body, ...(knowsIds && { client_save_id: open.id }) })
      if (saved.id === undefined) throw noAnswer()
      this.#open = undefined
      return { saved, id: String(saved.id), sent: open.body }
    } catch (error) {
      // an answer that was cut on its way says as little as one that got lost
      if (error instanceof RequestError && !error.isPassing && error.kind !== 'malformed') this.#open = undefined
      throw error
    }
  }
}
