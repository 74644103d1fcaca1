import { useStore } from '@nanostores/react'
import { Minus, Plus } from 'lucide-react'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { labelWithKeys } from '../../shortcuts.ts'
import { useEditor } from '../../use-editor.ts'
import { $text } from '../../view/view.text.ts'
import { widths, zooms } from '../../view/view.ts'
import { defineItem } from '../item.ts'

const widthOptions = widths.map((width) => ({ value: width, label: `${width} px` }))

/** Width of the phone and zoom. */
function ViewControls() {
  const t = useStore($text)
  const { view } = useEditor()
  const width = useStore(view.$width)
  const zoom = useStore(view.$zoom)
  return (
    <div className="designer-view">
      <Select size="compact" aria-label={t.width} value={width} options={widthOptions} onChange={(next) => view.setWidth(next)} />
      <IconButton
        size="compact"
        label={labelWithKeys('zoom-out')}
        icon={<Minus size={14} />}
        disabled={zoom <= zooms[0]}
        onClick={() => view.stepZoom(-1)}
      />
      <button
        type="button"
        className="designer-view__zoom"
        aria-label={`${t.zoomReset} ${Math.round(zoom * 100)}%`}
        onClick={() => view.$zoom.set(1)}
      >
        {Math.round(zoom * 100)}%
      </button>
      <IconButton
        size="compact"
        label={labelWithKeys('zoom-in')}
        icon={<Plus size={14} />}
        disabled={zoom >= zooms.at(-1)!}
        onClick={() => view.stepZoom(1)}
      />
    </div>
  )
}

export default defineItem({ side: 'middle', rank: 10, Item: ViewControls })
