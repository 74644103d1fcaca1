import { useStore } from '@nanostores/react'
import { $text } from './guests.text.ts'

/** What both servers call a guest who has told no name (`游客` and their uid). */
const given = /^游客(\d+)$/

/** Somebody as an agent is told of them: a guest whom the server has named in the agent's language, anybody else by their own name. */
export function calledIn({ guest }: ReturnType<typeof $text.get>, nickname: string, isTourist: boolean): string {
  const number = isTourist ? given.exec(nickname)?.[1] : undefined
  return number === undefined ? nickname : guest(number)
}

/** The same in the language of now. */
export const called = (nickname: string, isTourist: boolean): string => calledIn($text.get(), nickname, isTourist)

/** The same for a screen, which is drawn anew in another language. */
export function useCalled(): typeof called {
  const text = useStore($text)
  return (nickname, isTourist) => calledIn(text, nickname, isTourist)
}

/** What is looked for among guests, as the server has it: who reads `Guest 12` looks for that. */
export function searchedAs(words: string): string {
  const said = $text.get().guest('').trim()
  const rest = words.trim()
  if (rest === '' || !rest.toLowerCase().startsWith(said.toLowerCase())) return rest
  const number = rest.slice(said.length).trim()
  return /^\d*$/.test(number) ? `游客${number}` : rest
}
