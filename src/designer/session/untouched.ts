import { jsonText } from '#src/lib/json-text.ts'
import { completeBlock } from '../blocks/index.ts'
import type { Wire } from '../document/block.ts'
import type { PageContent } from '../document/change.ts'
import { blocksOf } from '../document/merge/same.ts'

/** What the blocks of a page held when they came from a server: what nobody touched goes back as it came, broken or not. */
export class Untouched {
  readonly #came = new Map<string, Wire>()

  /** A server's blocks stand on the screen, as it has them. */
  learn(content: PageContent): void {
    for (const { id, wire } of blocksOf(content)) this.#came.set(id, wire)
  }

  /** Fills what the shop needs of a block that was made or changed here. */
  readonly complete = (kind: string, wire: Wire, id: string): Wire => {
    const came = this.#came.get(id)
    // a draft holds copies
    return came === wire || (came && jsonText(came) === jsonText(wire)) ? wire : completeBlock(kind, wire)
  }
}
