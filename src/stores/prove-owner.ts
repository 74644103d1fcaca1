import { readAgent } from '#src/api/chat.ts'
import type { Id } from '#src/api/endpoint.ts'
import { readOwnAccount } from '#src/api/own-account.ts'
import type { Backend } from '#src/http/backend.ts'
import { RequestError } from '#src/http/failure.ts'
import { send } from '#src/http/request.ts'
import { userOf, type AgentSession, type Session } from './session.ts'

/** Whose a newer token is: of the same person, of another one (or of one that the server does not tell), or nobody's. */
export type Proof = { is: 'same'; user: Session['user']; agent: AgentSession['agent'] } | { is: 'other' } | { is: 'refused' }

interface Question {
  token: string
  before: string | undefined
  /** The person of before, if that is known. */
  expected: Id | undefined
  /** False when a still newer token came. */
  isWanted: () => boolean
}

const pause = 2000

/** Asks the server whose the token is, and again while it cannot be reached. */
export async function proveOwner(backend: Backend, isAgents: boolean, { token, before, expected, isWanted }: Question): Promise<Proof> {
  const owner = expected ?? (before === undefined ? undefined : (await personOf(backend, isAgents, before).catch(() => undefined))?.id)
  for (;;) {
    try {
      const { id, user, agent } = await personOf(backend, isAgents, token)
      return id !== undefined && String(id) === String(owner) ? { is: 'same', user, agent } : { is: 'other' }
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      if (error.kind === 'session') return { is: 'refused' }
      if (!error.isPassing || !isWanted()) return { is: 'other' }
      await new Promise((resume) => setTimeout(resume, pause))
    }
  }
}

async function personOf(backend: Backend, isAgents: boolean, token: string) {
  // asked with this token, and its end is not the end of the one in use
  const asking: Backend = {
    baseFor: (side) => backend.baseFor(side),
    kind: backend.kind,
    credentials: backend.credentials,
    tokenFor: () => token,
    sessionEnded: () => {},
  }
  if (isAgents) {
    const agent = await send(asking, readAgent, {})
    return { id: agent.uid, user: null, agent }
  }
  const user = userOf(await send(asking, readOwnAccount, {}))
  return { id: user.id, user, agent: null }
}
