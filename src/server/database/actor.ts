import { AsyncLocalStorage } from 'node:async_hooks'

/** Who writes; stands in the audit log beside what was written. */
export interface Actor {
  /** `guest` is a call of somebody who did not sign in, `job` the server by itself. */
  kind: 'admin' | 'agent' | 'guest' | 'job'
  id?: number
  name?: string
  /** HTTP method, `JOB`, or `FRAME` of a socket. */
  verb?: string
  /** Path of the route without its side, or the name of the job. */
  path?: string
  permission?: string
  address?: string
}

interface Acting {
  who: () => Actor
  /** Single statements write nothing: their connection need not know who acts. A transaction is told all the same. */
  onlyReads: boolean
}

const acting = new AsyncLocalStorage<Acting>()

/** Runs `work`; whatever it writes is written by `who`, which is asked when a connection is taken. */
export const actAs = <T>(who: () => Actor, work: () => T, onlyReads = false): T => acting.run({ who, onlyReads }, work)

/** Runs look-ups that write nothing, whatever the call around them does. */
export const onlyReading = <T>(work: () => T): T => {
  const call = acting.getStore()
  return call ? acting.run({ ...call, onlyReads: true }, work) : work()
}

/** Runs the rest of a call in the name of somebody whom it has just let in. */
export const actAsAdmitted = <T>(who: Required<Pick<Actor, 'id' | 'name'>>, work: () => PromiseLike<T>): Promise<T> => {
  const call = acting.getStore()?.who()
  return actAs(
    () => ({ ...call, kind: 'admin', ...who }),
    async () => await work(),
  )
}

/** Runs work that the server does by itself. */
export const actAsJob = <T>(name: string, work: () => PromiseLike<T>): Promise<T> =>
  // a query begins when it is awaited, so that must happen in here
  actAs(
    () => ({ kind: 'job', verb: 'JOB', path: name }),
    async () => await work(),
  )

/** Who acts now, as it is told to the database; '' when nobody said. */
export function actorText(): string {
  const call = acting.getStore()
  return call ? JSON.stringify(call.who()) : ''
}

/** The account of who acts now; null for the server by itself, and when nobody said. */
export function actingAccount(): number | null {
  const call = acting.getStore()?.who()
  return (call?.kind === 'admin' && call.id) || null
}

/** The same for a statement without a transaction: '' also where nothing is written. */
export const statementActorText = (): string => (acting.getStore()?.onlyReads ? '' : actorText())
