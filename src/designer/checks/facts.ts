import type { Id } from '#src/api/endpoint.ts'
import type { LinkCheck, LinkQuestion } from '#src/api/links.ts'
import type { PictureFact } from './outside/picture-loader.ts'

/** What is the same for all blocks of the page. */
export interface PageFacts {
  /** The colour under the blocks; undefined where a picture lies there. */
  readonly ground: string | undefined
  /** Marketing modules that are on in the shop; null while that is not known. */
  readonly modules: readonly string[] | null
  /** The server takes what looks like code out of texts when the page is saved (designer contract 2.4). */
  readonly isFiltered: boolean
}

/**
 * What rules may know beside the block that they look at. Answers of the world outside are undefined until they are
 * there, and where nobody can tell; the block is looked at again when they come.
 */
export interface Facts extends PageFacts {
  /** What a visitor finds behind a link; only a server with `linkCheck` tells. */
  link(address: string): LinkCheck | undefined
  /** The same for a thing that a block names by its id. */
  named(list: Exclude<keyof LinkQuestion, 'links'>, id: Id): LinkCheck | undefined
  picture(address: string): PictureFact | undefined
  /** Whether a text of the block was seen cut off on the canvas. */
  isCut(text: string): boolean
}
