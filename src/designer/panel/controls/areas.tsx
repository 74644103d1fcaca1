import { useStore } from '@nanostores/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import type { HotArea } from '../../blocks/shared/area.ts'
import { wordOf } from '../../blocks/shared/words.ts'
import type { HotspotEditorProps } from '../../hotspot/hotspot-editor.tsx'
import { useEditor } from '../../use-editor.ts'
import type { ControlProps } from './control.ts'
import { $text } from './control.text.ts'

const part = lazyPart<HotspotEditorProps>(() => import('../../hotspot/hotspot-editor.tsx').then((module) => module.HotspotEditor))

/** The clickable areas of the picture beside them; they are drawn in a dialog. */
export function AreasControl({ row, value, words, whole, onChange, onCommit }: ControlProps<readonly HotArea[]>) {
  const t = useStore($text)
  const { connection } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const Editor = useLazyPart(part, isOpen, () => setOpen(false))
  const picture = String(whole['picture'] ?? '')
  const unset = value.filter((area) => area.link === '').length
  const label = wordOf(words, row.field)
  const done = (areas: readonly HotArea[]) => {
    setOpen(false)
    onCommit()
    onChange(areas)
    onCommit()
  }
  return (
    <div className="designer-list" role="group" aria-label={label}>
      <span className="designer-label">
        {label}
        <small>{t.areas(value.length, unset)}</small>
      </span>
      {row.hint && <p className="designer-hint">{wordOf(words, row.hint)}</p>}
      <Button icon={<Plus size={15} />} disabled={picture === ''} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.editAreas}
      </Button>
      {Editor && isOpen && <Editor connection={connection} picture={picture} areas={value} onClose={() => setOpen(false)} onDone={done} />}
    </div>
  )
}
