import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import { freshId } from '#src/lib/random-id.ts'
import { nameOfBlock } from '../blocks/shared/kind-name.ts'
import type { Block, Wire } from '../document/block.ts'
import { shown } from '../document/marks.ts'
import { NameDialog } from '../naming/name-dialog.tsx'
import { $text as $overlay } from '../overlays/overlay.text.ts'
import { templatesOf } from '../templates/template-list.ts'
import { longestTemplateName } from '../templates/template-store.ts'
import { useEditor } from '../use-editor.ts'
import { PresetThumb } from './preset-thumb.tsx'
import { $text } from './preset.text.ts'

/** Keeps the chosen block with its settings; a preset of the same kind and name is replaced. */
export function SavePresetDialog({ onClose }: { onClose: () => void }) {
  const editor = useEditor()
  // the dialog is about the block that was chosen when it opened
  const block = useRef(editor.page.block(editor.page.$selected.get())).current
  useEffect(() => {
    if (!block) onClose()
  })
  return block ? <Naming block={block} onClose={onClose} /> : null
}

function Naming({ block, onClose }: { block: Block; onClose: () => void }) {
  const t = useStore($text)
  const editor = useEditor()
  const list = templatesOf(editor.connection, 'block')
  const { items } = useStore(list.$list)
  useEffect(() => void list.load(), [list])
  const content = useMemo(() => contentOf(block.wire), [block])
  const saveIds = useRef(new Map<string, string>())
  const sameName = (name: string) => items.find((preset) => preset.kind === block.kind && preset.name === name)
  const keep = async (name: string) => {
    const saveId = saveIds.current.get(name) ?? freshId()
    saveIds.current.set(name, saveId)
    await list.keep({ kind: block.kind, name, content, saveId }, sameName(name))
    editor.notify.success($text.get().saved(name))
  }
  return (
    <NameDialog
      title={useStore($overlay).savePreset}
      label={t.name}
      initial={nameOfBlock(block)}
      longest={longestTemplateName}
      note={list.store.isDevice ? t.onDevice : t.forAll}
      isTaken={(name) => sameName(name) !== undefined}
      onClose={onClose}
      onName={keep}
    >
      <PresetThumb kind={block.kind} wire={content} />
    </NameDialog>
  )
}

// what belongs to the place where it stood does not travel, and nobody wants a hidden block out of the palette
function contentOf(wire: Wire): Wire {
  const { timestamp: _, id: __, ...rest } = shown(wire)
  return rest
}
