import { useStore } from '@nanostores/react'
import { ChevronDown, ChevronUp, CircleX, Pause, Play, RotateCcw, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import css from './dock.css?inline'
import type { UploadQueue } from './queue.ts'
import { isActive, isPausable, isRunning, type Upload, type UploadState } from './upload.ts'
import { UploadRow } from './upload-row.tsx'
import { $text } from './upload.text.ts'
import { useCalm } from './use-calm.ts'
import { rowHeight, useWindow } from './use-window.ts'

addStyles(css)

/** The queue, docked below the pictures: it takes its own room and never covers any. */
export function UploadDock({ queue }: { queue: UploadQueue }) {
  const t = useStore($text)
  const uploads = useCalm(queue.$uploads)
  const isUnkept = useStore(queue.$isUnkept)
  const [isOpen, setOpen] = useState(true)
  const isUnderWay = uploads.some((upload) => isActive(upload) && upload.state !== 'paused' && upload.state !== 'missing')
  const newest = uploads.at(-1)?.id
  useEffect(() => setOpen(true), [newest])
  const summary = useSummary(uploads)
  return (
    <>
      <div className="ui-sr" role="status">
        {isUnderWay ? '' : summary}
      </div>
      {uploads.length > 0 && (
        <section className="media-dock" aria-label={t.queue}>
          <header className="media-dock-head">
            <span className="media-dock-title">{summary}</span>
            <Together queue={queue} uploads={uploads} />
            <IconButton
              label={isOpen ? t.collapse : t.expand}
              icon={isOpen ? <ChevronDown /> : <ChevronUp />}
              size="compact"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
            {!uploads.some(isActive) && <IconButton label={t.dismiss} icon={<X />} size="compact" onClick={queue.dismissSettled} />}
          </header>
          {isUnkept && uploads.some(isActive) && <p className="media-dock-note">{t.unkept}</p>}
          {isOpen && <Rows queue={queue} uploads={uploads} />}
        </section>
      )}
    </>
  )
}

interface PartProps {
  queue: UploadQueue
  uploads: readonly Upload[]
}

/** What is done with all of them; with one alone its own row does it. */
function Together({ queue, uploads }: PartProps) {
  const t = useStore($text)
  const has = (fits: (upload: Upload) => boolean) => uploads.some(fits)
  if (uploads.length < 2) return null
  return (
    <>
      {has(isPausable) && <IconButton label={t.pauseAll} icon={<Pause />} size="compact" onClick={() => queue.pause()} />}
      {has(({ state }) => state === 'paused') && (
        <IconButton label={t.resumeAll} icon={<Play />} size="compact" onClick={() => queue.resume()} />
      )}
      {has(({ state }) => state === 'failed') && (
        <IconButton label={t.retryAll} icon={<RotateCcw />} size="compact" onClick={() => queue.retry()} />
      )}
      {has(isActive) && <IconButton label={t.cancelAll} icon={<CircleX />} size="compact" onClick={() => queue.cancel()} />}
    </>
  )
}

/** Only the rows that can be seen are there: a thousand would keep the page from answering. */
function Rows({ queue, uploads }: PartProps) {
  const t = useStore($text)
  const current = uploads.findIndex(isRunning)
  const { box, from, to } = useWindow(uploads.length, current)
  return (
    <div ref={box} className="media-dock-list" tabIndex={0} role="group" aria-label={t.queue}>
      <ul style={{ height: uploads.length * rowHeight, paddingBlockStart: from * rowHeight }}>
        {uploads.slice(from, to).map((upload, index) => (
          <UploadRow key={upload.id} upload={upload} queue={queue} at={from + index + 1} of={uploads.length} />
        ))}
      </ul>
    </div>
  )
}

function useSummary(uploads: readonly Upload[]): string {
  const t = useStore($text)
  const counts = new Map<UploadState, number>()
  for (const { state } of uploads) counts.set(state, (counts.get(state) ?? 0) + 1)
  const count = (...states: UploadState[]) => states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0)
  const done = count('done')
  const left = count('waiting', 'preparing', 'hashing', 'sending', 'offline')
  const missed = count('failed', 'unreadable', 'refused', 'cancelled')
  const all = done + left + count('failed', 'unreadable', 'cancelled')
  if (count('offline') > 0) return t.offlineAt(all - left + 1, all)
  if (left > 0) return t.running(all - left + 1, all)
  const parts = [
    [done, t.arrived],
    [missed, t.missed],
    [count('paused'), t.stopped],
    [count('asking'), t.undecided],
    [count('missing'), t.lacking],
  ] as const
  return parts.flatMap(([number, say]) => (number > 0 ? [say(number)] : [])).join(' · ')
}
