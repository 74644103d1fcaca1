import { useCallback, useEffect, useState } from 'react'
import { checkCaptcha } from '#src/api/auth.ts'
import { RequestError } from '#src/http/failure.ts'
import type { Connection } from '#src/stores/connection.ts'
import { pointJson, verificationOf } from './puzzle.ts'

export type CheckPhase = 'loading' | 'ready' | 'checking' | 'wrong' | 'solved' | 'failed'

/** What every kind of captcha has. */
export interface Puzzle {
  token: string
  secretKey: string
}

interface State<P> {
  puzzle: P | null
  phase: CheckPhase
  message: string
}

const messageOf = (error: unknown) => {
  if (error instanceof RequestError) error.shown = true
  return error instanceof Error ? error.message : String(error)
}

interface CheckOptions<P> {
  connection: Connection
  captchaType: 'blockPuzzle' | 'wordChoice'
  /** Asks for a fresh one. */
  bring: (connection: Connection) => Promise<P>
  onSolved: (verification: string) => void
}

/** A captcha, and whether an answer fits. A wrong answer uses it up: a fresh one comes by itself. */
export function useCheck<P extends Puzzle>({ connection, captchaType, bring, onSolved }: CheckOptions<P>) {
  const [state, setState] = useState<State<P>>({ puzzle: null, phase: 'loading', message: '' })

  const renew = useCallback(
    async (phase: CheckPhase = 'ready') => {
      try {
        setState({ puzzle: await bring(connection), phase, message: '' })
      } catch (error) {
        setState({ puzzle: null, phase: 'failed', message: messageOf(error) })
      }
    },
    [connection, bring],
  )
  useEffect(() => void renew(), [renew])

  const answer = async (x: number | string) => {
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
