import { useStore } from '@nanostores/react'
import { memo, useCallback, useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { beforeKeys } from '../before-keys.ts'
import { nameOfBlock } from '../blocks/shared/kind-name.ts'
import { Pages, PagesContext } from '../blocks/shared/pages.ts'
import { isHidden } from '../document/marks.ts'
import { $text } from '../designer.text.ts'
import type { Editor } from '../editor.ts'
import { useEditor } from '../use-editor.ts'
import { useCarrier } from './tools-carrier.tsx'
import { DraftPreview } from './writing/draft-preview.tsx'
import { chooseToWrite, startWriting } from './writing/writing.ts'

/** One block on the phone; drawn again only when this block changes, or becomes chosen. */
export const BlockFrame = memo(function BlockFrame({ id }: { id: string }) {
  const editor = useEditor()
  const $block = editor.page.$block(id)
  // a removed block may be drawn once more before its run is
  return $block ? <Frame id={id} editor={editor} $block={$block} /> : null
})

interface FrameProps {
  id: string
  editor: Editor
  $block: NonNullable<ReturnType<Editor['page']['$block']>>
}

function Frame({ id, editor, $block }: FrameProps) {
  const block = useStore($block)
  const isLead = useFact(editor, (selected) => selected === id)
  const isChosen = useFact(editor, (_, { selection }) => selection.$many.get().has(id))
  // with nothing chosen, Tab still finds its way in by the first block
  const isFirstStop = useFact(editor, (selected, { order }) => selected === id || (!order.has(selected) && order.at(0) === id))
  // afterwards: on the focused element this attribute makes the browser lay out the page in the middle of the change
  const isTabStop = useDeferredValue(isFirstStop)
  const box = useRef<HTMLDivElement>(null)
  const cover = useRef<HTMLDivElement>(null)
  const [pages] = useState(() => new Pages())
  const t = useStore($text)
  const isLocked = useStore(editor.page.$isLocked)
  useRevealed(editor, id, cover)
  useCarrier(isLead && !isLocked, box, id, pages)
  const press = (event: React.KeyboardEvent) => {
    if (event.shiftKey) return chooseToWrite(editor, id, event)
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    editor.page.select(id)
    if (event.key === 'Enter') focusPanel(editor, id)
  }
  return (
    <div
      ref={box}
      className="designer-block"
      role="listitem"
      data-chosen={isChosen || undefined}
      data-hidden={isHidden(block.wire) || undefined}
      data-id={id}
    >
      {/* a picture of the block, not the words of the button that lies over it */}
      <div className="designer-block__body" data-drawn={id} inert>
        <PagesContext.Provider value={pages}>
          <DraftPreview block={block} />
        </PagesContext.Provider>
      </div>
      <div
        ref={cover}
        className="designer-cover"
        role="button"
        data-block=""
        tabIndex={isTabStop ? 0 : -1}
        aria-pressed={isChosen}
        aria-label={isHidden(block.wire) ? `${nameOfBlock(block)} · ${t.hidden}` : nameOfBlock(block)}
        onClick={(event) => choose(editor, id, event)}
        onDoubleClick={(event) => startWriting(editor, id, event)}
        onKeyDown={press}
      />
    </div>
  )
}

// as in every list: Ctrl or Cmd adds one, Shift everything in between
function choose({ page }: Editor, id: string, event: React.MouseEvent): void {
  if (event.shiftKey) page.selectThrough(id)
  else if (event.ctrlKey || event.metaKey) page.toggleSelected(id)
  else page.select(id)
}

// a block is drawn again when the answer changes, not whenever another block is chosen
function useFact(editor: Editor, read: (selected: string, page: Editor['page']) => boolean): boolean {
  const { page } = editor
  const subscribe = useCallback(
    (tell: () => void) => {
      const stops = [page.$selected.listen(tell), page.selection.$many.listen(tell), page.order.$count.listen(tell)]
      return () => stops.forEach((stop) => stop())
    },
    [page],
  )
  return useSyncExternalStore(subscribe, () => read(page.$selected.get(), page))
}

// the first time its controls are still on their way, and those of another block may be shown for a moment
function focusPanel(editor: Editor, id: string): void {
  const { root } = editor.host
  const attempt = () => {
    const body = root.querySelector(`[data-of="${CSS.escape(id)}"] .designer-panel__body`)
    // one view at a time in a narrow element
    if (body?.getClientRects().length === 0) root.querySelector<HTMLElement>('.designer-views [data-view=panel]')?.click()
    const first = body?.querySelector<HTMLElement>('input, textarea, button, [tabindex="0"]')
    first?.focus()
    return first?.matches(':focus') ?? false
  }
  if (!attempt()) beforeKeys(editor, attempt, requestAnimationFrame, 2000)
}

// brought into view and focused when the person acted by keys, at once and when it is drawn later
function useRevealed(editor: Editor, id: string, cover: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const show = (wanted: { id: string } | null) => {
      const node = cover.current
      if (wanted?.id !== id || !node) return
      if (editor.$reveal.get() === wanted) editor.$reveal.set(null)
      node.scrollIntoView({ block: 'nearest' })
      if (node.ownerDocument.hasFocus() && isElsewhereOnBlocks(editor, node)) node.focus({ preventScroll: true })
    }
    show(editor.$reveal.get())
    return editor.$reveal.listen((wanted) => show(wanted))
  }, [editor, id, cover])
}

// a tool of this very block keeps the focus
const isElsewhereOnBlocks = (editor: Editor, cover: HTMLElement): boolean => {
  const focused = editor.host.root.activeElement
  if (focused === null || focused.matches('[data-block]')) return true
  return focused.closest('.designer-tools') !== null && !cover.parentElement!.contains(focused)
}
