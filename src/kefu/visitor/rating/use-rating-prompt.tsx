// .tsx although it draws nothing: plain .ts modules are shared between React and Preact, hooks cannot be
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Told } from '../opening.ts'

/** `asked` the visitor wants to rate · `offered` the agent called the conversation done. */
export type Rates = 'no' | 'offered' | 'asked'

/** Whether the visitor rates. What the agent asked for while nobody looked is offered when somebody does; closed, it is not offered again. */
export function useRatings({ $opening, $asksRating }: Told, isSeen: boolean): [Rates, (rates: Rates) => void] {
  const { asksRating } = useStore($opening)
  const asked = useStore($asksRating)
  const [rates, setRates] = useState<Rates>('no')
  // what came with the agent is the 0th time: once one was heard of here, the server only says the same again
  const offered = useRef(-1)
  useEffect(() => {
    if (!isSeen || !(asksRating || asked > 0) || offered.current >= asked) return
    offered.current = asked
    setRates((before) => (before === 'no' ? 'offered' : before))
  }, [isSeen, asksRating, asked])
  return [rates, setRates]
}
