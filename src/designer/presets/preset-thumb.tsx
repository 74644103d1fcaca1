import { memo } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { useDrawn } from '../art/drawn-urls.ts'
import { BlockPreview } from '../canvas/block-preview.tsx'
import type { Wire } from '../document/block.ts'
import css from './presets.css?inline'

addStyles(css)

/** A block as the shop shows it, small. */
export const PresetThumb = memo(function PresetThumb({ kind, wire }: { kind: string; wire: Wire }) {
  const shown = useDrawn(wire)
  return (
    <span className="designer-thumb" aria-hidden="true" inert>
      <span className="designer-thumb__phone">
        <BlockPreview block={{ id: 'thumb', kind, wire: shown }} />
      </span>
    </span>
  )
})
