import { useStore } from '@nanostores/react'
import { Blocks, Eye, EyeOff } from 'lucide-react'
import { memo, useEffect, useRef, useState } from 'react'
import { isComposing } from '#src/ui/key-guard.ts'
import { mayArrange } from '../../action.ts'
import { beforeKeys } from '../../before-keys.ts'
import { blockKinds } from '../../blocks/index.ts'
import { nameOfBlock } from '../../blocks/shared/kind-name.ts'
import { hidden, givenName, isHidden, longestName, shown } from '../../document/marks.ts'
import { $text as $designer } from '../../designer.text.ts'
import type { Editor } from '../../editor.ts'
import type { Block } from '../../document/block.ts'
import { useEditor } from '../../use-editor.ts'
import { $text } from './outline.text.ts'
import { rowHeight } from './row-height.ts'

interface RowProps {
  id: string
  position: number
  count: number
}

/** One block in the outline; drawn again only when it, its place, or what is chosen changes. */
export const OutlineRow = memo(function OutlineRow(props: RowProps) {
  const { page } = useEditor()
  const $block = page.$block(props.id)
  return $block ? <Row {...props} $block={$block} /> : null
})

function Row({
  id,
  position,
  count,
  $block,
}: RowProps & { $block: NonNullable<ReturnType<ReturnType<typeof useEditor>['page']['$block']>> }) {
  const editor = useEditor()
  const block = useStore($block)
  const lead = useStore(editor.page.$selected)
  const isChosen = useStore(editor.page.selection.$many).has(id)
  const isLocked = useStore(editor.page.$isLocked)
  const isRenaming = useStore(editor.$renaming) === id
  const isTabStop = lead === id || (!editor.page.order.has(lead) && position === 0)
  const Icon = blockKinds.get(block.kind)?.icon ?? Blocks
  const choose = (event: React.MouseEvent) => {
    if (event.shiftKey) editor.page.selectThrough(id)
    else if (event.ctrlKey || event.metaKey) editor.page.toggleSelected(id)
    else editor.page.select(id)
    editor.reveal(id)
  }
  return (
    <li
      className="designer-outline__row"
      data-id={id}
      data-chosen={isChosen || undefined}
      data-lead={lead === id || undefined}
      data-hidden={isHidden(block.wire) || undefined}
      aria-setsize={count}
      aria-posinset={position + 1}
      style={{ top: position * rowHeight }}
    >
      {isRenaming ? (
        <NameInput block={block} />
      ) : (
        <button
          type="button"
          data-outline=""
          aria-pressed={isChosen}
          tabIndex={isTabStop ? 0 : -1}
          onClick={choose}
          onDoubleClick={() => mayArrange(editor) && editor.$renaming.set(id)}
        >
          <Icon size={15} strokeWidth={1.7} aria-hidden />
          <span>{nameOfBlock(block)}</span>
        </button>
      )}
      {!block.foreign && !isLocked && <EyeButton block={block} />}
    </li>
  )
}

/** The chosen row has the focus as soon as it is drawn. */
export const focusLead = (editor: Editor, outline: Element) =>
  beforeKeys(editor, () => outline.querySelector<HTMLElement>('[data-lead] [data-outline]')?.focus({ preventScroll: true }))

function EyeButton({ block }: { block: Block }) {
  const t = useStore($text)
  const designer = useStore($designer)
  const { page } = useEditor()
  const isOff = isHidden(block.wire)
  const name = nameOfBlock(block)
  const toggle = () => page.editAll([block.id], designer.hideBlock, ({ wire }) => (isOff ? shown(wire) : hidden(wire)))
  return (
    <button type="button" className="designer-outline__eye" aria-label={isOff ? t.show(name) : t.hide(name)} tabIndex={-1} onClick={toggle}>
      {isOff ? <EyeOff size={15} aria-hidden /> : <Eye size={15} aria-hidden />}
    </button>
  )
}

function NameInput({ block }: { block: Block }) {
  const t = useStore($text)
  const editor = useEditor()
  const [name, setName] = useState(givenName(block.wire))
  const input = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  useEffect(() => input.current?.select(), [])
  const close = (keep: boolean, isLeft = false) => {
    if (isOver.current) return
    isOver.current = true
    if (keep) editor.rename(block.id, name)
    const row = input.current?.closest('.designer-outline')
    editor.$renaming.set(null)
    if (row && !isLeft) focusLead(editor, row)
  }
  const press = (event: React.KeyboardEvent) => {
    event.stopPropagation()
    if (isComposing(event)) return
    if (event.key === 'Enter') close(true)
    if (event.key === 'Escape') close(false)
  }
  return (
    <input
      ref={input}
      className="designer-outline__name"
      value={name}
      maxLength={longestName}
      placeholder={nameOfBlock(block)}
      aria-label={t.name}
      onChange={(event) => setName(event.currentTarget.value)}
      onKeyDown={press}
      onBlur={() => close(true, true)}
    />
  )
}
