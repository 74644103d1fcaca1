import { useEffect, useRef, useState } from 'react'
import { cancelJob, readJob, type JobRow } from '#src/api/jobs.ts'
import { RequestError } from '#src/http/failure.ts'
import type { Connection } from '#src/stores/connection.ts'

/** Milliseconds between two looks at a job; longer while the server is away. */
const pause = 700
const longPause = 3000

export const isOver = ({ state }: Pick<JobRow, 'state'>): boolean => state !== 'waiting' && state !== 'running'

interface Watched {
  job: JobRow | undefined
  /** Why there is no more to see. */
  failure: Error | undefined
  /** The server is away; it is asked again. */
  isUnreached: boolean
  stop(): Promise<void>
}

/** Begins a job and watches it to its end; who closes the window leaves it going. */
export function useJob(
  connection: Connection,
  begin: (key: string) => Promise<Pick<JobRow, 'id'>>,
  onDone: (job: JobRow) => void,
): Watched {
  const [job, setJob] = useState<JobRow>()
  const [failure, setFailure] = useState<Error>()
  const [isUnreached, setUnreached] = useState(false)
  const latest = useRef({ begin, onDone })
  useEffect(() => {
    latest.current = { begin, onDone }
  })
  useEffect(() => {
    const control = new AbortController()
    const { signal } = control
    // one key however often it is sent: a lost answer begins no second job
    const key = crypto.randomUUID()
    let id: JobRow['id'] | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      try {
        id ??= (await latest.current.begin(key)).id
        const current = await connection.send(readJob, { params: { id } }, { signal })
        if (signal.aborted) return
        setUnreached(false)
        setJob(current)
        if (!isOver(current)) timer = setTimeout(look, pause)
        else if (current.state === 'done') latest.current.onDone(current)
      } catch (error) {
        if (signal.aborted) return
        if (!(error instanceof RequestError) || !error.isPassing) return setFailure(error as Error)
        setUnreached(true)
        timer = setTimeout(look, longPause)
      }
    }
    // an effect that is run twice begins one job
    timer = setTimeout(look)
    return () => {
      control.abort()
      clearTimeout(timer)
    }
  }, [connection])
  const stop = async () => {
    if (job) setJob(await connection.send(cancelJob, { params: { id: job.id } }))
  }
  return { job, failure, isUnreached, stop }
}
