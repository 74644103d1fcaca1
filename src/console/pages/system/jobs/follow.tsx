import { useEffect } from 'react'
import type { JobRow } from '#src/api/jobs.ts'
import type { AboveProps } from '#src/console/engine/page.ts'
import { isOver } from '#src/console/engine/export/use-job.ts'

/** Milliseconds between two looks at jobs that are under way. */
const pause = 2000

/** Reads the list again as long as one of its jobs is under way. */
export function Follow({ reply, tools: { reload } }: AboveProps<JobRow>) {
  const isUnderWay = reply?.list?.some((job) => !isOver(job)) ?? false
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(reload, pause)
    return () => clearInterval(timer)
  }, [isUnderWay, reload])
  return null
}
