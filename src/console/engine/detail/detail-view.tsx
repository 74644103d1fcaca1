import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { useLocation } from '../../router/use-router.ts'
import { useKeptScroll } from '../../tabs/use-kept-scroll.ts'
import { RowActions } from '../actions.tsx'
import { $text } from '../engine.text.ts'
import type { ListPage, PageWords } from '../page.ts'
import { PartHead } from '../part-head.tsx'
import { partAddress } from '../part.ts'
import { useTools } from '../use-tools.ts'
import css from './detail.css?inline'
import { DetailSections } from './detail-sections.tsx'
import { Neighbours } from './neighbours.tsx'
import { useRow } from './use-row.ts'

addStyles(css)

export interface DetailViewProps<Row, W extends PageWords> {
  page: ListPage<Row, W>
  id: string
  onBack(): void
  /** Address of the list, where the row has one of its own. */
  list?: string
  /** The row as it is now. */
  onRead?(row: Row): void
}

/** Everything about one row; Escape leads back to the list. */
export function DetailView<Row, W extends PageWords>({ page, id, onBack, list, onRead }: DetailViewProps<Row, W>) {
  const words = useStore(page.text)
  const text = useStore($text)
  const common = useStore($common)
  const box = useRef<HTMLElement>(null)
  const { row, isGone, isMissing, failure, reload } = useRow(page, id)
  const tools = useTools(reload)
  const read = useRef(onRead)
  read.current = onRead
  useEffect(() => {
    if (row) read.current?.(row)
  }, [row])
  useKeptScroll(box)
  useEscape(box, onBack)
  const { path, query } = useLocation()
  const goTo = (next: string) => tools.go(page.detail?.addressOf?.(next) ?? partAddress(path, query, { key: 'detail', id: next }))
  const leave = useRef(onBack)
  leave.current = onBack
  useEffect(() => {
    if (isGone) leave.current()
  }, [isGone])
  const back = <Button onClick={onBack}>{common.back}</Button>
  return (
    <section className="console-part" ref={box} aria-label={row ? page.rowName(row) : words.title}>
      <PartHead title={row ? page.rowName(row) : words.title} from={words.title} onBack={onBack} isUnnamed={!row}>
        {row && page.detail?.badge?.(row, words)}
        {row && (
          <div className="console-part-tools">
            <Neighbours path={list ?? path} id={id} onGo={goTo} />
            <RowActions page={page} row={row} words={words} tools={tools} />
          </div>
        )}
      </PartHead>
      {failure && <ErrorCard title={text.rowNotRead} message={failure.message} onRetry={failure.reload} />}
      {isMissing && !isGone && <Empty text={text.noRow} action={back} />}
      {!row && !failure && !isMissing && <Skeleton rows={6} height={28} />}
      {row && <DetailSections sections={page.detail?.sections ?? []} row={row} words={words} tools={tools} />}
      {row && page.detail?.foot && <footer className="console-detail-foot">{page.detail.foot(row, words)}</footer>}
    </section>
  )
}

// dialogs lie in a layer of their own: what they do with the key never comes by here
function useEscape(box: { current: HTMLElement | null }, onBack: () => void) {
  const back = useRef(onBack)
  back.current = onBack
  useEffect(() => {
    const element = box.current
    const press = (event: KeyboardEvent) => {
      // who types into a field, of a list within the record, leaves that
      const isTyping = (event.target as Element).matches('input, textarea')
      if (event.key !== 'Escape' || event.defaultPrevented || isTyping) return
      event.preventDefault()
      back.current()
    }
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [box])
}
