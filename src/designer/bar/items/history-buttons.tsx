import { useStore } from '@nanostores/react'
import { Redo2, Undo2 } from 'lucide-react'
import { $locale } from '#src/text/locale.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { labelWithKeys } from '../../shortcuts.ts'
import { useEditor } from '../../use-editor.ts'
import { defineItem } from '../item.ts'

function HistoryButtons() {
  useStore($locale)
  const editor = useEditor()
  const { canUndo, canRedo } = useStore(editor.page.history.$state)
  return (
    <div className="designer-bar__history">
      <IconButton label={labelWithKeys('undo')} icon={<Undo2 size={16} />} disabled={!canUndo} onClick={() => editor.undo()} />
      <IconButton label={labelWithKeys('redo')} icon={<Redo2 size={16} />} disabled={!canRedo} onClick={() => editor.redo()} />
    </div>
  )
}

export default defineItem({ side: 'start', rank: 1, Item: HistoryButtons })
