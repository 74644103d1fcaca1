import { useStore } from '@nanostores/react'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import css from './dock.css?inline'
import { isActive, type Upload, type UploadQueue } from './queue.ts'
import { UploadRow } from './upload-row.tsx'
import { $text } from './upload.text.ts'

addStyles(css)

/** The queue, docked below the pictures: it takes its own room and never covers any. */
export function UploadDock({ queue }: { queue: UploadQueue }) {
  const t = useStore($text)
  const uploads = useStore(queue.$uploads)
  const [isOpen, setOpen] = useState(true)
  const isRunning = uploads.some(isActive)
  const newest = uploads.at(-1)?.id
  useEffect(() => setOpen(true), [newest])
  const summary = useSummary(uploads)
  return (
    <>
      <div className="ui-sr" role="status">
        {isRunning ? '' : summary}
      </div>
      {uploads.length > 0 && (
        <section className="media-dock" aria-label={t.queue}>
          <header className="media-dock-head">
            <span className="media-dock-title">{summary}</span>
            <IconButton
              label={isOpen ? t.collapse : t.expand}
              icon={isOpen ? <ChevronDown /> : <ChevronUp />}
              size="compact"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
            {!isRunning && <IconButton label={t.dismiss} icon={<X />} size="compact" onClick={queue.dismissSettled} />}
          </header>
          {isOpen && (
            <ul className="media-dock-list" tabIndex={0} aria-label={t.queue}>
              {uploads.map((upload) => (
                <UploadRow key={upload.id} upload={upload} queue={queue} />
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  )
}

function useSummary(uploads: readonly Upload[]): string {
  const t = useStore($text)
  const done = uploads.filter((upload) => upload.state === 'done').length
  const running = uploads.filter(isActive).length
  const missed = uploads.length - done - running
  if (running > 0) return t.running(Math.min(uploads.length, uploads.length - running + 1), uploads.length)
  return [done > 0 && t.arrived(done), missed > 0 && t.missed(missed)].filter(Boolean).join(' · ')
}
