import plugin from 'fastify-plugin'
import type { PoolConfig } from 'pg'
import { dbOver, openPool } from '../db.ts'
import { jobs as ours } from '../jobs/all-jobs.ts'
import type { AnyJob } from '../jobs/job.ts'
import { JobRunner, type RunnerTimes } from '../jobs/runner.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What this server knows how to do for long. */
    jobs: readonly AnyJob[]
  }
}

/** Two jobs at a time, what each reads while it writes, and what says that they live. */
const connections = 6

export interface JobsOptions {
  database: PoolConfig
  /** Others than those of the modules. */
  jobs?: readonly AnyJob[]
  jobTimes?: Partial<RunnerTimes>
}

/** Does the jobs of all server processes in this one, as long as it serves. */
export const jobs = plugin(async (app, { database, jobs: given = ours, jobTimes }: JobsOptions) => {
  app.decorate('jobs', given)
  let runner: JobRunner | undefined
  // statements of jobs may take as long as they take
  const pool = openPool({ ...database, max: connections })
  app.addHook('onReady', async () => {
    const failed = (error: unknown, name: string) => app.log.error({ err: error, job: name }, 'a job failed')
    const { storage, listenTo } = app
    runner = new JobRunner({ db: dbOver(pool), storage, listenTo, jobs: given, failed, ...(jobTimes && { times: jobTimes }) })
  })
  app.addHook('preClose', async () => runner?.stop())
  app.addHook('onClose', () => pool.end())
})
