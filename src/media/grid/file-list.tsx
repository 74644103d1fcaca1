import { useStore } from '@nanostores/react'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { addStyles } from '#src/lib/styles.ts'
import { FileRow } from '../list/file-row.tsx'
import { $text } from '../list/list.text.ts'
import tableCss from '../list/table.css?inline'
import { TableHead } from '../list/table-head.tsx'
import type { View } from '../list/view.ts'
import type { Library } from '../store.ts'
import type { MediaFile } from '../wire/media-file.ts'
import { pictureOf } from './cell.ts'
import type { FileActions } from './file-actions.ts'
import { scrollInto, type Range } from './geometry.ts'
import css from './grid.css?inline'
import { gridStep, isWriting } from './grid-keys.ts'
import { createPictures } from './pictures.ts'
import { Tile } from './tile.tsx'
import { useSight, type Sight } from './use-sight.ts'

addStyles(css + tableCss)

interface FileListProps {
  library: Library
  view: View
  isMultiple: boolean
  isCounted: boolean
  isStale: boolean
  actions: FileActions
  onTooMany(): void
}

const tableHeadHeight = 40

/** The files of a page or of a list without an end, as tiles or as lines; the same hands and keys for all of them. */
export function FileList({ library, view, isMultiple, isCounted, isStale, actions, onTooMany }: FileListProps) {
  const t = useStore($text)
  const { listing } = library
  const { count: setSize } = useStore(listing.$listing)
  useStore(listing.$query)
  const version = useStore(listing.windows.$version)
  const [start, count] = [listing.start(), listing.length()]
  const [pictures] = useState(createPictures)
  useEffect(() => () => pictures.want([]), [pictures])
  const onSeen = useCallback((range: Range, soon: Range) => listing.seen(range, soon), [listing])
  const coming = useRef<Range>({ first: 0, last: -1 })
  const onComing = useCallback(
    (range: Range) => {
      coming.current = range
      const files = Array.from({ length: range.last - range.first + 1 }, (_, index) => listing.at(listing.start() + range.first + index))
      pictures.want(files.flatMap((file) => (file && !file.isVideo ? [pictureOf(file, library)] : [])))
    },
    [library, listing, pictures],
  )
  // what has just been read can be asked for too
  useEffect(() => onComing(coming.current), [onComing, version])
  const isTable = view === 'table'
  const sight = useSight({
    view,
    count,
    isEndless: listing.isEndless(),
    headHeight: isTable ? tableHeadHeight : 0,
    what: listing.shown(),
    top: listing.top,
    onSeen,
    onComing,
  })
  const hands = useHands({ library, sight, count, start, isMultiple, actions })
  const Cell = isTable ? FileRow : Tile
  const head = isTable && <TableHead library={library} isMultiple={isMultiple} onTooMany={onTooMany} />
  const cells = useMemo(() => shownIn(sight.range, hands.stop, count), [sight.range, hands.stop, count])
  const { columns, stepX, stepY, cellWidth, cellHeight, height } = sight.geometry
  return (
    <div className="media-ground" data-endless={listing.isEndless() || undefined}>
      <div ref={sight.box} className="media-scroll" onScroll={sight.onScroll}>
        <div
          className={isTable ? 'media-table' : 'media-grid'}
          role={isTable ? 'grid' : 'listbox'}
          aria-label={t.pictures}
          aria-multiselectable={isMultiple}
          aria-rowcount={isTable ? setSize + 1 : undefined}
          aria-busy={isStale || undefined}
          {...hands.events}
        >
          {head}
          <div className="media-cells" role={isTable ? 'rowgroup' : undefined} style={{ height }}>
            {cells.map((index) => (
              <Cell
                key={index}
                library={library}
                file={listing.at(start + index)}
                index={start + index}
                setSize={setSize}
                isCounted={isCounted}
                isStop={index === hands.stop}
                pictures={pictures}
                $isHeld={sight.$isFlying}
                left={(index % columns) * stepX}
                top={Math.floor(index / columns) * stepY - sight.shift}
                width={cellWidth}
                height={cellHeight}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

/** The one that has the focus stays in the document, however far one scrolls. */
function shownIn({ first, last }: Range, stop: number, count: number): number[] {
  const end = Math.min(last, count - 1)
  const shown = Array.from({ length: Math.max(0, end - first + 1) }, (_, index) => first + index)
  if (stop < first) shown.unshift(stop)
  else if (stop > end && stop < count) shown.push(stop)
  return shown
}

interface HandsWish extends Pick<FileListProps, 'library' | 'isMultiple' | 'actions'> {
  sight: Sight
  count: number
  start: number
}

/** What stood under the pointer when it was pressed. */
interface Press {
  index: number
  file: MediaFile | undefined
}

// which place had the focus when a skeleton took the list away: the next list gives it back
const lost = new WeakMap<Library, number>()

/** Pointer and keys, heard once for all cells. */
function useHands({ library, sight, count, start, isMultiple, actions }: HandsWish) {
  const { listing } = library
  const [held, setHeld] = useState({ index: lost.get(library) ?? 0, isFocused: lost.has(library) })
  const { range, geometry, box } = sight
  const isOut = held.index < range.first || held.index > range.last
  const stop = Math.min(!held.isFocused && isOut ? Math.max(0, range.first) : held.index, Math.max(0, count - 1))
  const fileOf = (index: number) => listing.at(start + index)
  const giveBack = useRef(() => {})
  giveBack.current = () => {
    if (isElsewhere(box.current!)) setHeld((before) => ({ ...before, isFocused: false }))
    else cellAt(box.current, start + stop)?.focus({ preventScroll: true })
  }
  const position = useRef(stop)
  position.current = stop
  useLayoutEffect(() => {
    const list = box.current!
    if (lost.delete(library)) giveBack.current()
    return () => {
      if (list.contains((list.getRootNode() as ShadowRoot).activeElement)) lost.set(library, position.current)
    }
  }, [box, library])

  const focus = (index: number) => {
    flushSync(() => setHeld({ index, isFocused: true }))
    sight.scroll(scrollInto(geometry, index, box.current!.scrollTop, sight.screen))
    cellAt(box.current, start + index)?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || !isCell(event.target)) return
    const file = fileOf(stop)
    const rows = Math.max(1, Math.floor(sight.screen / geometry.stepY))
    const to = gridStep(event.key, stop, count, geometry.columns, rows)
    if (to !== undefined && !event.ctrlKey && !event.metaKey) {
      focus(to)
      const reached = fileOf(to)
      if (event.shiftKey && isMultiple && file && reached) actions.reach(reached, file)
    } else if (isWriting(event)) return searchField(box.current)?.select()
    else if (!file || !actions.key(event, file)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const presses = useRef<readonly Press[]>([])
  const point = (event: MouseEvent, act: (file: MediaFile, name: string | undefined) => void) => {
    const target = event.target as Element
    const index = indexOf(target)
    // the list may have moved on under a pointer that is down: what was there is meant
    const pressed = event.detail > 0 ? presses.current.at(-1) : undefined
    const file = pressed?.index === index ? pressed.file : index >= 0 ? listing.at(index) : undefined
    if (file) act(file, target.closest<HTMLElement>('[data-act]')?.dataset['act'])
  }
  const isTwiceTheSame = () => new Set(presses.current.map(({ file }) => file?.id)).size < 2
  return {
    stop,
    events: {
      onKeyDown,
      onPointerDown: (event: PointerEvent) => {
        const index = indexOf(event.target as Element)
        presses.current = [...presses.current.slice(-1), { index, file: listing.at(index) }]
      },
      onClick: (event: MouseEvent) =>
        point(event, (file, name) => {
          if (name === 'look') actions.look(file)
          else if (name === 'rename') actions.rename(file)
          else if (name === 'remove') actions.remove([file.id])
          else actions.press(file, event)
        }),
      onDoubleClick: (event: MouseEvent) => point(event, (file, name) => name || (isTwiceTheSame() && actions.open(file))),
      onFocus: (event: { target: EventTarget }) => {
        const index = indexOf(event.target as Element) - start
        if (index >= 0) setHeld({ index, isFocused: true })
      },
      onBlur: () => setHeld((before) => ({ ...before, isFocused: false })),
    },
  }
}

const indexOf = (target: Element): number => Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1)
/** Whether something has the focus, in our element or in the page around it. */
const isElsewhere = (box: HTMLElement) =>
  Boolean((box.getRootNode() as ShadowRoot).activeElement ?? (document.activeElement !== document.body && document.activeElement))
const isCell = (target: EventTarget) => (target as HTMLElement).dataset['index'] !== undefined
const cellAt = (box: HTMLElement | null, index: number) => box?.querySelector<HTMLElement>(`[data-index="${index}"]`)
const searchField = (box: HTMLElement | null) => box?.closest('.media-main')?.querySelector<HTMLInputElement>('.media-search input')
