// .tsx although it draws nothing: plain .ts modules are shared between React and Preact, hooks cannot be
import { useEffect, useState } from 'react'

/** `gone` the server knows none · `failed` it could not be asked. */
export type Card<T> = { state: 'there'; card: T } | { state: 'waiting' | 'gone' | 'failed' }

/** What a message carries of a card, or else what the server says of it. */
export function useCard<T>(carried: T | undefined, ask: () => Promise<T | undefined>): [Card<T>, again: () => void] {
  const [found, setFound] = useState<Card<T>>({ state: 'waiting' })
  const [round, setRound] = useState(0)
  const isWanted = carried === undefined
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const settle = (next: Card<T>) => isCurrent && setFound(next)
    setFound({ state: 'waiting' })
    ask().then(
      (card) => settle(card === undefined ? { state: 'gone' } : { state: 'there', card }),
      () => settle({ state: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a row asks for the one thing that its message names
  }, [isWanted, round])
  return [carried === undefined ? found : { state: 'there', card: carried }, () => setRound(round + 1)]
}
