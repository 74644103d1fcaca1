import { useCallback, useEffect, useState } from 'react'
import { checkCaptcha, readCaptcha, type SlideCaptcha } from '#src/api/auth.ts'
import { RequestError } from '#src/http/failure.ts'
import type { Connection } from '#src/stores/connection.ts'
import { pointJson, verificationOf } from './puzzle.ts'

export type PuzzlePhase = 'loading' | 'ready' | 'checking' | 'wrong' | 'solved' | 'failed'

interface State {
  puzzle: SlideCaptcha | null
  phase: PuzzlePhase
  message: string
}

const captchaType = 'blockPuzzle'
const messageOf = (error: unknown) => {
  if (error instanceof RequestError) error.shown = true
  return error instanceof Error ? error.message : String(error)
}

/** The puzzle, and whether an answer fits. A wrong answer uses the puzzle up: a fresh one comes by itself. */
export function usePuzzle(connection: Connection, onSolved: (verification: string) => void) {
  const [state, setState] = useState<State>({ puzzle: null, phase: 'loading', message: '' })

  const renew = useCallback(
    async (phase: PuzzlePhase = 'ready') => {
      try {
        const puzzle = await connection.send(readCaptcha, { query: { captchaType } })
        setState({ puzzle, phase, message: '' })
      } catch (error) {
        setState({ puzzle: null, phase: 'failed', message: messageOf(error) })
      }
    },
    [connection],
  )
  useEffect(() => void renew(), [renew])

  const answer = async (x: number) => {
    const { puzzle } = state
    if (!puzzle || state.phase === 'checking' || state.phase === 'solved') return
    setState({ ...state, phase: 'checking' })
    try {
      await connection.send(checkCaptcha, { body: { captchaType, token: puzzle.token, pointJson: pointJson(puzzle, x) } })
      setState({ ...state, phase: 'solved' })
      onSolved(verificationOf(puzzle, x))
    } catch (error) {
      if (error instanceof RequestError && error.kind === 'business') await renew('wrong')
      else setState({ ...state, phase: 'ready', message: messageOf(error) })
    }
  }
  return { ...state, renew, answer }
}
