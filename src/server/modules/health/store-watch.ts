import type { Storage } from '../../storage/storage.ts'

/** Milliseconds that a store of files may take to answer. */
const patience = 2_000
/** Milliseconds that an answer counts: whoever asks often asks us, not the store. */
const freshness = 5_000

/** Whether the store of files answers, at most one question at a time; undefined where files lie on this machine's disk. */
export function watchStore(storage: Storage): () => Promise<boolean> | undefined {
  let askedAt = -Infinity
  let answer: Promise<boolean> | undefined
  return () => {
    if (!storage.reach || (answer && Date.now() - askedAt < freshness)) return answer
    askedAt = Date.now()
    answer = storage.reach(AbortSignal.timeout(patience)).then(
      () => true,
      () => false,
    )
    return answer
  }
}
