import { cancelJob, listJobs, type JobRow } from '#src/api/jobs.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { $text as $jobWords } from '#src/console/engine/export/job.text.ts'
import { saveJobFile } from '#src/console/engine/export/save-job-file.ts'
import { isOver } from '#src/console/engine/export/use-job.ts'
import { State } from '#src/console/engine/state.tsx'
import { fileSize } from '#src/lib/file-size.ts'
import { Follow } from './follow.tsx'
import { $text } from './text.ts'

const named = ({ title, file }: JobRow) => (file ? `${title} · ${file.name}` : title)

/** Long work that the server does for the person, such as exports of many rows. */
export default definePage({
  text: $text,
  list: listJobs,
  size: 15,
  empty: 'empty',
  rowKey: ({ id }: JobRow) => String(id),
  rowName: named,
  above: Follow,
  columns: [
    { key: 'job', heading: true, show: (job) => <strong className="console-name">{named(job)}</strong> },
    { key: 'state', width: 120, show: (job) => <State isOn={job.state === 'done'}>{$jobWords.get()[job.state]}</State> },
    { key: 'progress', width: 110, align: 'end', show: ({ progress }) => `${Math.round(progress * 100)}%` },
    {
      key: 'file',
      width: 140,
      align: 'end',
      show: ({ file, state }, words) => (file ? fileSize(file.size) : state === 'done' ? words.gone : '—'),
    },
    { key: 'begun', width: 180, show: ({ created_at: at }) => at },
    { key: 'ended', width: 180, show: ({ finished_at: at }) => at || '—' },
  ],
  actions: [
    {
      key: 'download',
      on: 'row',
      when: ({ file }) => file !== null,
      open: (job, { connection, notifyError }) => void saveJobFile(connection, job).catch((error: Error) => notifyError(error.message)),
    },
    {
      key: 'stop',
      on: 'row',
      isDanger: true,
      when: (job) => !isOver(job),
      async run({ id }, { connection }, words) {
        await connection.send(cancelJob, { params: { id } })
        return words.stopped
      },
    },
  ],
})
