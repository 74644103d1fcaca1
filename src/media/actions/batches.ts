import { $text } from './batches.text.ts'

/** Most ids in one call to a plain shop. */
export const batchSize = 500
/** As many as a server of ours takes at once. */
export const wholeSize = 100_000

/** Work on many that stopped in the middle; says how far it came and why it did not go on. */
export class HalfDone extends Error {
  override readonly name = 'HalfDone'
  /** Set by whoever showed it. */
  shown = false

  constructor(
    readonly done: number,
    total: number,
    override readonly cause: unknown,
  ) {
    super($text.get().halfDone(done, total, cause instanceof Error ? cause.message : ''))
  }
}

/**
 * Sends ids in batches, one after the other, telling `onDone` after each what is through.
 * @throws what the first batch throws; HalfDone when a later one fails
 */
export async function inBatches(
  ids: readonly string[],
  size: number,
  send: (batch: string[]) => Promise<unknown>,
  onDone: (batch: readonly string[], done: number) => void,
): Promise<void> {
  for (let done = 0; done < ids.length;) {
    const batch = ids.slice(done, done + size)
    try {
      await send(batch)
    } catch (failure) {
      throw done > 0 ? new HalfDone(done, ids.length, failure) : failure
    }
    done += batch.length
    onDone(batch, done)
  }
}
