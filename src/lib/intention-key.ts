import { jsonText } from './json-text.ts'
import { freshId } from './random-id.ts'

/** Keys of one thing after another: the same while the same is tried again, a new one for something else and after it was done. */
export class IntentionKey {
  #request = ''
  #key = ''

  /** `asked`: all that is asked for, as JSON can tell it. */
  of(request: unknown): string {
    const text = jsonText(request) ?? ''
    if (!this.#key || text !== this.#request) this.#key = freshId()
    this.#request = text
    return this.#key
  }

  /** It was carried out: asked for again, it is another intention. */
  done(): void {
    this.#key = ''
  }
}
