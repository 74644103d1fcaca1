import { actAsJob } from '../database/actor.ts'
import type { Db } from '../db.ts'
import { DueWorker } from './due-work.ts'
import type { Listen } from '../database/listener.ts'
import { Refusal } from '../refusal.ts'
import type { Storage } from '../storage/storage.ts'
import { jobChannel, type AnyJob, type JobRun } from './job.ts'
import { removeOldJobs, storeFile, type StoredFile } from './stored-file.ts'
import { endJob, endLostJobs, putBack, saveProgress, sayAlive, takeJob, untilNextJob, type TakenJob } from './queue.ts'

export interface RunnerParts {
  db: Db
  storage: Storage
  listenTo: Listen
  jobs: readonly AnyJob[]
  /** Hears what went wrong. */
  failed(error: unknown, name: string): void
  times?: Partial<RunnerTimes>
}

/** Seconds. */
export interface RunnerTimes {
  /** Silence after which a process counts as killed, and how often one speaks. */
  lease: number
  beat: number
  /** Before the first repetition; each later one waits four times as long. */
  retry: number
  /** For what runs when the server stops. */
  grace: number
}

const usualTimes: RunnerTimes = { lease: 30, beat: 5, retry: 10, grace: 2 }
const mostAttempts = 5
/** Jobs that one process does at a time: more would take the connections of the calls. */
const mostAtOnce = 2
const progressEvery = 300
const removeEvery = 3_600_000

/** Why a job is to stop before its end. */
class Stop extends Error {
  override readonly name = 'AbortError'
  constructor(readonly why: 'cancelled' | 'shutdown' | 'lost') {
    super(`the job is ${why}`)
  }
}

interface Running {
  taken: TakenJob
  stop: AbortController
  ended: Promise<void>
}

/** Does the jobs that are due; any number of processes share them. */
export class JobRunner {
  readonly #parts: RunnerParts
  readonly #times: RunnerTimes
  readonly #names: string[]
  readonly #repeatable: string[]
  readonly #running = new Map<number, Running>()
  readonly #worker: DueWorker
  readonly #beat: NodeJS.Timeout
  #removedAt = Date.now()
  #isStopped = false

  constructor(parts: RunnerParts) {
    this.#parts = parts
    this.#times = { ...usualTimes, ...parts.times }
    this.#names = parts.jobs.map(({ name }) => name)
    this.#repeatable = parts.jobs.filter(({ isRepeatable }) => isRepeatable).map(({ name }) => name)
    const failed = (error: unknown) => parts.failed(error, jobChannel)
    this.#worker = new DueWorker({ run: () => this.#take(), until: () => this.#until(), failed, channel: jobChannel }, parts.listenTo)
    this.#beat = setInterval(() => void this.#sayAlive().catch(failed), this.#times.beat * 1000)
    this.#beat.unref()
  }

  /** Ends: what runs is told to stop, and begun again elsewhere where that does no harm. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#worker.stop()
    const running = [...this.#running.values()]
    for (const { stop } of running) stop.abort(new Stop('shutdown'))
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise((resolve) => (timer = setTimeout(resolve, this.#times.grace * 1000)))
    await Promise.race([Promise.all(running.map(({ ended }) => ended)), patience])
    clearTimeout(timer)
    clearInterval(this.#beat)
  }

  async #take(): Promise<void> {
    const { db, storage } = this.#parts
    const { lease } = this.#times
    await endLostJobs(db, { names: this.#names, repeatable: this.#repeatable, lease, mostAttempts })
    await this.#sayAlive()
    if (Date.now() - this.#removedAt > removeEvery) {
      this.#removedAt = Date.now()
      await removeOldJobs(db, storage)
    }
    while (this.#running.size < mostAtOnce && !this.#isStopped) {
      const taken = await takeJob(db, this.#names, this.#repeatable, lease)
      if (!taken) return
      const stop = new AbortController()
      const ended = this.#run(taken, stop.signal).finally(() => {
        this.#running.delete(taken.id)
        this.#worker.look()
      })
      this.#running.set(taken.id, { taken, stop, ended })
    }
  }

  async #until(): Promise<number | undefined> {
    return this.#running.size < mostAtOnce ? untilNextJob(this.#parts.db, this.#names, this.#times.lease) : undefined
  }

  /** Says that the jobs are alive, and stops those that were cancelled or taken by another process. */
  async #sayAlive(): Promise<void> {
    if (this.#running.size === 0) return
    const before = [...this.#running]
    const alive = new Map((await sayAlive(this.#parts.db, [...this.#running.keys()])).map((job) => [job.id, job]))
    for (const [id, { taken, stop }] of before) {
      const state = alive.get(id)
      if (state?.attempts !== taken.attempts) stop.abort(new Stop('lost'))
      else if (state.is_cancelled) stop.abort(new Stop('cancelled'))
    }
  }

  async #run(taken: TakenJob, signal: AbortSignal): Promise<void> {
    const job = this.#parts.jobs.find(({ name }) => name === taken.name)!
    try {
      const file = await actAsJob(job.name, () => this.#work(job, taken, signal))
      const isOurs = await endJob(this.#parts.db, taken, 'done', { file })
      if (!isOurs && file) await this.#parts.storage.remove(file.location)
    } catch (error) {
      await this.#afterFailure(job, taken, signal, error).catch((failure: unknown) => this.#parts.failed(failure, job.name))
    }
  }

  async #work(job: AnyJob, taken: TakenJob, signal: AbortSignal): Promise<StoredFile | undefined> {
    const { db, storage, failed } = this.#parts
    const { payload, locale } = taken
    let file: StoredFile | undefined
    let saved = 0
    const run: JobRun<unknown> = {
      ...{ payload, db, locale, signal },
      async progress(share, step) {
        signal.throwIfAborted()
        if (step === undefined && share < 1 && Date.now() - saved < progressEvery) return
        saved = Date.now()
        await saveProgress(db, taken, share, step)
        signal.throwIfAborted()
      },
      async storeFile(given) {
        const before = file
        file = await storeFile(storage, given, signal)
        if (before) await storage.remove(before.location)
      },
    }
    try {
      await job.run(run)
      return file
    } catch (error) {
      // set in storeFile, which the compiler does not follow
      const stored = file as StoredFile | undefined
      if (stored) await storage.remove(stored.location).catch((failure: unknown) => failed(failure, job.name))
      throw error
    }
  }

  async #afterFailure(job: AnyJob, taken: TakenJob, signal: AbortSignal, error: unknown): Promise<void> {
    const { db, failed } = this.#parts
    const why = signal.reason instanceof Stop ? signal.reason.why : undefined
    if (why === 'lost') return
    if (why === 'cancelled') return void (await endJob(db, taken, 'cancelled'))
    if (why === 'shutdown') {
      if (job.isRepeatable) await putBack(db, taken, 0, '')
      else await endJob(db, taken, 'failed', { fault: 'interrupted' })
      return
    }
    // what is refused once is refused again
    if (error instanceof Refusal) return void (await endJob(db, taken, 'failed', { fault: 'refused' }))
    failed(error, job.name)
    if (job.isRepeatable && taken.attempts < mostAttempts) await putBack(db, taken, this.#times.retry * 4 ** (taken.attempts - 1), 'failed')
    else await endJob(db, taken, 'failed', { fault: 'failed' })
  }
}
