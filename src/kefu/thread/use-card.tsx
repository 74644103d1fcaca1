// .tsx although it draws nothing: plain .ts modules are shared between React and Preact, hooks cannot be
import { useEffect, useState } from 'react'

/** `gone` the server knows none · `failed` it could not be asked. */
export type Card<T> = { state: 'there'; card: T } | { state: 'waiting' | 'gone' | 'failed' }

interface Freshness {
  /** What a message carries may be old: it is shown until the server has said what is true now. */
  isOld?: boolean
  /** Another number asks again. */
  changes?: number
}

/** What a message carries of a card, or else what the server says of it. */
export function useCard<T>(
  carried: T | undefined,
  ask: () => Promise<T | undefined>,
  { isOld = false, changes = 0 }: Freshness = {},
): [Card<T>, again: () => void] {
  const [found, setFound] = useState<Card<T>>({ state: 'waiting' })
  const [round, setRound] = useState(0)
  const isMissing = carried === undefined
  const isWanted = isMissing || isOld
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const settle = (next: Card<T>) => isCurrent && setFound(next)
    if (found.state !== 'there') setFound({ state: 'waiting' })
    ask().then(
      (card) => settle(card === undefined ? { state: 'gone' } : { state: 'there', card }),
      () => settle({ state: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a row asks for the one thing that its message names
  }, [isWanted, round, changes])
  return [carried === undefined || found.state === 'there' ? found : { state: 'there', card: carried }, () => setRound(round + 1)]
}
