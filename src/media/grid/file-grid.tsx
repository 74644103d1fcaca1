import { useStore } from '@nanostores/react'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $text } from '../list/list.text.ts'
import type { MediaFile } from '../wire/media-file.ts'
import css from './grid.css?inline'
import { gridStep } from './grid-keys.ts'
import type { FileActions } from './file-actions.ts'
import { Tile } from './tile.tsx'

addStyles(css)

interface FileGridProps {
  files: readonly MediaFile[]
  chosen: readonly MediaFile[]
  isMultiple: boolean
  isCounted: boolean
  isStale: boolean
  actions: FileActions
}

export function FileGrid({ files, chosen, isMultiple, isCounted, isStale, actions }: FileGridProps) {
  const t = useStore($text)
  const [stopId, setStopId] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const stop = Math.max(
    0,
    files.findIndex((file) => file.id === stopId),
  )

  const focus = (index: number) => {
    setStopId(files[index]!.id)
    box.current?.querySelectorAll<HTMLElement>('[role=option]')[index]?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const file = files[stop]
    if (!file || event.altKey) return
    const to = gridStep(event.key, stop, files.length, columnsOf(box.current))
    if (to !== undefined && !event.ctrlKey && !event.metaKey) {
      focus(to)
      if (event.shiftKey && isMultiple) actions.reach(files[to]!, file)
    } else if (!actions.key(event, file)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const point = (event: MouseEvent, act: (file: MediaFile) => void) => {
    const id = (event.target as Element).closest<HTMLElement>('[data-id]')?.dataset.id
    const file = files.find((other) => other.id === id)
    if (file) act(file)
  }
  return (
    <div
      ref={box}
      className="media-grid"
      role="listbox"
      aria-label={t.pictures}
      aria-multiselectable={isMultiple}
      aria-busy={isStale || undefined}
      onKeyDown={press}
      onClick={(event) => point(event, isLook(event) ? actions.look : (file) => actions.press(file, event))}
      onDoubleClick={(event) => !isLook(event) && point(event, actions.open)}
      onFocus={(event) => setStopId((event.target as HTMLElement).dataset.id ?? stopId)}
    >
      {files.map((file, index) => (
        <Tile
          key={file.id}
          file={file}
          place={chosen.findIndex((other) => other.id === file.id) + 1}
          isCounted={isCounted}
          isStop={index === stop}
        />
      ))}
    </div>
  )
}

const isLook = (event: MouseEvent) => (event.target as Element).closest('[data-look]') !== null

// the style sheet decides by the width of the element
function columnsOf(box: HTMLElement | null): number {
  return box ? getComputedStyle(box).gridTemplateColumns.split(' ').filter(Boolean).length || 1 : 1
}
