import { useStore } from '@nanostores/react'
import { ArrowDown, ArrowUp, Copy, Ellipsis, Trash2 } from 'lucide-react'
import { $common } from '#src/text/common-words.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { wordsOfKind } from '../blocks/shared/kind-name.ts'
import { $text } from '../designer.text.ts'
import { isPinned } from '../rules.ts'
import { useEditor } from '../use-editor.ts'

/** The small bar beside the chosen block. */
export function BlockTools({ id, kind }: { id: string; kind: string }) {
  const t = useStore($text)
  const editor = useEditor()
  const isFixed = isPinned(kind)
  return (
    <div className="designer-tools" role="toolbar" aria-label={t.blockTools} aria-orientation="vertical">
      <span className="designer-tools__name">{wordsOfKind(kind)}</span>
      <IconButton
        size="compact"
        label={`${t.moveUp} (Alt+↑)`}
        icon={<ArrowUp size={15} />}
        aria-disabled={isFixed}
        onClick={() => editor.step(id, -1)}
      />
      <IconButton
        size="compact"
        label={`${t.moveDown} (Alt+↓)`}
        icon={<ArrowDown size={15} />}
        aria-disabled={isFixed}
        onClick={() => editor.step(id, 1)}
      />
      <IconButton size="compact" label={`${t.copyBlock} (Ctrl+D)`} icon={<Copy size={15} />} onClick={() => editor.copy(id)} />
      <IconButton size="compact" label={`${t.removeBlock} (Delete)`} icon={<Trash2 size={15} />} onClick={() => editor.remove(id)} />
      <MoreMenu id={id} />
    </div>
  )
}

function MoreMenu({ id }: { id: string }) {
  const t = useStore($text)
  const common = useStore($common)
  const editor = useEditor()
  const items = [
    { key: 'copy', label: t.toClipboard, shortcut: 'Ctrl+C', onSelect: () => editor.toClipboard(id) },
    { key: 'paste', label: t.pasteBelow, shortcut: 'Ctrl+V', onSelect: () => editor.paste() },
    'divider' as const,
    { key: 'top', label: t.moveTop, onSelect: () => editor.toTop(id) },
    { key: 'end', label: t.moveEnd, onSelect: () => editor.move(id, Number.POSITIVE_INFINITY) },
  ]
  return (
    <Menu
      align="start"
      side="right"
      trigger={<IconButton size="compact" label={common.more} icon={<Ellipsis size={15} />} />}
      items={items}
    />
  )
}
