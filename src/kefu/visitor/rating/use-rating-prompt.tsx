// .tsx although it draws nothing: plain .ts modules are shared between React and Preact, hooks cannot be
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Told } from '../opening.ts'

/** `opened` the visitor wants to rate · `prompted` the agent called the conversation done. */
export type RatingPrompt = 'closed' | 'prompted' | 'opened'

/** Whether the visitor rates. What the agent asked for while nobody looked is prompted for when somebody does; closed, it is not again. */
export function useRatingPrompt({ $opening, $asksRating }: Told, isSeen: boolean): [RatingPrompt, (prompt: RatingPrompt) => void] {
  const { asksRating } = useStore($opening)
  const requests = useStore($asksRating)
  const [prompt, setPrompt] = useState<RatingPrompt>('closed')
  // what came with the agent is the 0th time: once one was heard of here, the server only says the same again
  const prompted = useRef(-1)
  useEffect(() => {
    if (!isSeen || !(asksRating || requests > 0) || prompted.current >= requests) return
    prompted.current = requests
    setPrompt((before) => (before === 'closed' ? 'prompted' : before))
  }, [isSeen, asksRating, requests])
  return [prompt, setPrompt]
}
