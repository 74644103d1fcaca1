import { useStore } from '@nanostores/react'
import { memo, useMemo } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { useDrawn } from '../art/drawn-urls.ts'
import { BlockPreview } from '../canvas/block-preview.tsx'
import { isHidden } from '../document/marks.ts'
import css from './page-preview.css?inline'
import type { TemplatePage } from './page-template.ts'
import { $text } from './templates.text.ts'

addStyles(css)

/** A page as a phone shows it, not to be touched; of a long one the first `most` blocks. */
export const PagePreview = memo(function PagePreview({ page, most }: { page: TemplatePage; most: number }) {
  const t = useStore($text)
  const blocks = useMemo(() => page.value.blocks.filter((block) => !isHidden(block.wire)), [page])
  const wires = useDrawn(useMemo(() => blocks.slice(0, most).map((block) => block.wire), [blocks, most]))
  const { value, settings } = page
  return (
    <div className="designer-pagepreview" style={{ background: settings.hasColour ? settings.colour : '#f5f5f5' }} inert>
      {wires.map((wire, index) => (
        <BlockPreview key={blocks[index]!.id} block={{ ...blocks[index]!, wire }} />
      ))}
      {blocks.length > most && <p className="designer-pagepreview__more">{t.more(blocks.length - most)}</p>}
      {value.footer && blocks.length <= most && <BlockPreview block={value.footer} />}
    </div>
  )
})
