import { useStore } from '@nanostores/react'
import type { JobRow } from '#src/api/jobs.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import css from './job-dialog.css?inline'
import { $text } from './job.text.ts'
import { isOver, useJob } from './use-job.ts'

addStyles(css)

export interface JobDialogProps {
  title: string
  /** What is being done, and where what comes of it will be. */
  what: string
  hint: string
  /** Sends what begins the job, under an idempotency key. */
  begin(key: string): Promise<Pick<JobRow, 'id'>>
  onDone(job: JobRow): Promise<void> | void
  /** It was stopped, or is left to go on by itself. */
  onClose(): void
}

/** Long work of the server while somebody waits for it: how far it is, stopping it, leaving it. */
export function JobDialog({ title, what, hint, begin, onDone, onClose }: JobDialogProps) {
  const text = useStore($text)
  const connection = useConnection()
  const notify = useNotify()
  const { job, failure, isUnreached, stop } = useJob(connection, begin, (done) => {
    onClose()
    Promise.resolve(onDone(done)).catch(notify.failure)
  })
  const hasEnded = failure !== undefined || (job !== undefined && isOver(job))
  const share = Math.round((job?.progress ?? 0) * 100)
  const phase = failure ? 'failed' : (job?.state ?? 'waiting')
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={440}
      footer={
        hasEnded ? (
          <Button onClick={onClose}>{text.close}</Button>
        ) : (
          <>
            <Button disabled={!job} onClick={() => void stop().then(onClose, notify.failure)}>
              {text.stop}
            </Button>
            <Button variant="primary" disabled={!job} onClick={onClose}>
              {text.background}
            </Button>
          </>
        )
      }
    >
      <div className="console-job">
        <p>{what}</p>
        <progress max={100} value={job?.state === 'running' && share === 0 ? undefined : share} aria-label={title} />
        <p className="console-job-state" role="status">
          <span>{isUnreached ? text.unreached : text[phase]}</span>
          <span>{job?.step || `${share}%`}</span>
        </p>
        {hasEnded ? <p role="alert">{failure?.message ?? text.notDone}</p> : <p className="console-faint">{hint}</p>}
      </div>
    </Dialog>
  )
}
