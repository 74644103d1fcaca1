import { useStore } from '@nanostores/react'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import css from './dock.css?inline'
import { isActive, type Upload, type UploadQueue, type UploadState } from './queue.ts'
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
  const list = useCurrentInView(uploads)
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
            <ul ref={list} className="media-dock-list" tabIndex={0} aria-label={t.queue}>
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
  const count = (...states: UploadState[]) => uploads.filter((upload) => states.includes(upload.state)).length
  const done = count('done')
  const asking = count('asking')
  const left = count('waiting', 'preparing', 'sending')
  const all = uploads.length - count('refused') - asking
  if (left > 0) return t.running(all - left + 1, all)
  const missed = uploads.length - done - asking
  return [done > 0 && t.arrived(done), missed > 0 && t.missed(missed), asking > 0 && t.undecided(asking)].filter(Boolean).join(' · ')
}

// scrolls the list itself: scrollIntoView would move the host's page too
function useCurrentInView(uploads: readonly Upload[]) {
  const list = useRef<HTMLUListElement>(null)
  const current = uploads.find((upload) => upload.state === 'preparing' || upload.state === 'sending')?.id
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-id="${current}"]`)
    if (row && list.current)
      list.current.scrollTop = row.offsetTop - list.current.offsetTop - (list.current.clientHeight - row.offsetHeight) / 2
  }, [current])
  return list
}
