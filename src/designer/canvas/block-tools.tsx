import { useStore } from '@nanostores/react'
import { Ellipsis } from 'lucide-react'
import { memo } from 'react'
import { $common } from '#src/text/common-words.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { isEnabled, isShown, type Action } from '../action.ts'
import { actions } from '../actions/index.ts'
import { beforeKeys } from '../before-keys.ts'
import { nameOfBlock } from '../blocks/shared/kind-name.ts'
import type { Pages } from '../blocks/shared/pages.ts'
import { $text } from '../designer.text.ts'
import type { Block } from '../document/block.ts'
import type { Editor } from '../editor.ts'
import { isPinned } from '../rules.ts'
import { keysText, labelWithKeys } from '../shortcuts.ts'
import { useEditor } from '../use-editor.ts'
import { PageTurner } from './page-turner.tsx'

const toolsAt = (at: 'bar' | 'menu') =>
  [...actions.values()].filter((action) => action.tools?.at === at).toSorted((a, b) => a.tools!.rank - b.tools!.rank)

const onBar = toolsAt('bar')
const inMenu = toolsAt('menu')

/** The small bar beside the chosen block; its buttons act on everything that is chosen. */
export function BlockTools({ block, pages }: { block: Block; pages: Pages }) {
  const t = useStore($text)
  const editor = useEditor()
  const many = useStore(editor.page.selection.$many).size
  return (
    <div className="designer-tools" role="toolbar" aria-label={t.blockTools} aria-orientation="vertical">
      <span className="designer-tools__name">{many > 1 ? t.chosenCount(many) : nameOfBlock(block)}</span>
      {onBar
        .filter((action) => isShown(action, editor))
        .map((action) => (
          <ToolButton
            key={action.id}
            action={action}
            label={labelWithKeys(action.id)}
            isFixed={isPinned(block.kind) && action.id.startsWith('move-')}
          />
        ))}
      <MoreMenu />
      {/* what plays in one block does not begin in the next */}
      {many < 2 && <PageTurner key={block.id} pages={pages} />}
    </div>
  )
}

const ToolButton = memo(function ToolButton({ action, label, isFixed }: { action: Action; label: string; isFixed: boolean }) {
  const editor = useEditor()
  const Icon = action.icon ?? Ellipsis
  return (
    <IconButton
      size="compact"
      label={label}
      icon={<Icon size={15} />}
      aria-disabled={isFixed || undefined}
      onClick={(event) => {
        const stay = event.detail === 0 ? stayOn(event.currentTarget, editor) : undefined
        void action.run(editor)
        stay?.()
      }}
    />
  )
})

/** Pressed by a key, a tool keeps the focus as long as the same block has the bar: it can be pressed again. */
function stayOn(button: HTMLElement, editor: Editor): () => void {
  const { $carrier } = editor
  const id = $carrier.get()?.id
  const stay = () => {
    const at = (button.getRootNode() as Document | ShadowRoot).activeElement
    // whoever went on to another part of the designer meanwhile is not called back
    const isHere = at === null || at === document.body || at.closest('.designer-block') !== null
    if (button.isConnected && isHere && $carrier.get()?.id === id) button.focus({ preventScroll: true })
  }
  return () => beforeKeys(editor, stay)
}

const entryOf = (action: Action, editor: Editor) => ({
  key: action.id,
  label: action.label(),
  disabled: !isEnabled(action, editor),
  ...(action.keys?.[0] && { shortcut: keysText(action.keys[0]) }),
  onSelect: () => void action.run(editor),
})

function MoreMenu() {
  const common = useStore($common)
  const editor = useEditor()
  return (
    <Menu
      align="start"
      side="right"
      trigger={<IconButton size="compact" label={common.more} icon={<Ellipsis size={15} />} />}
      items={inMenu.filter((action) => isShown(action, editor)).map((action) => entryOf(action, editor))}
    />
  )
}
