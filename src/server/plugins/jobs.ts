import plugin from 'fastify-plugin'
import { jobs as ours } from '../jobs/all-jobs.ts'
import type { AnyJob } from '../jobs/job.ts'
import { JobRunner, type RunnerTimes } from '../jobs/runner.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What this server knows how to do for long. */
    jobs: readonly AnyJob[]
  }
}

export interface JobsOptions {
  /** Others than those of the modules. */
  jobs?: readonly AnyJob[]
  jobTimes?: Partial<RunnerTimes>
}

/** Does the jobs of all server processes in this one, as long as it serves. */
export const jobs = plugin(async (app, { jobs: given = ours, jobTimes }: JobsOptions) => {
  app.decorate('jobs', given)
  let runner: JobRunner | undefined
  app.addHook('onReady', async () => {
    const failed = (error: unknown, name: string) => app.log.error({ err: error, job: name }, 'a job failed')
    const { db, storage, listenTo } = app
    runner = new JobRunner({ db, storage, listenTo, jobs: given, failed, ...(jobTimes && { times: jobTimes }) })
  })
  app.addHook('preClose', async () => runner?.stop())
})
