import type { AnyJob } from './job.ts'

const found = import.meta.glob<AnyJob>('../modules/*/jobs/*.ts', { eager: true, import: 'default' })

/** Every job of the modules. */
export const jobs: readonly AnyJob[] = Object.values(found)
