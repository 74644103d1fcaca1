import { useStore } from '@nanostores/react'
import { useMemo, type ComponentType } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { blockKinds } from '../../blocks/index.ts'
import type { PreviewProps } from '../../blocks/shared/define.ts'
import { drawn } from '../../blocks/shared/drawn.ts'
import { ShopNote } from '../../blocks/shared/shop-note.tsx'
import { wireOf, type NewBlock } from '../shared/conversion.ts'
import type { AnyLegacyKind, Shown } from '../shared/define.ts'
import css from '../legacy.css?inline'
import { $text } from '../legacy.text.ts'

addStyles(css)

/** How an older instance looks: by its own preview, else as the blocks that it becomes. */
export function previewOf(kind: AnyLegacyKind, isShownByShop: boolean): ComponentType<PreviewProps<object>> {
  const Look = kind.Preview ?? asConverted(kind)
  if (isShownByShop) return Look
  return function UnusedPreview({ value }) {
    const t = useStore($text)
    return (
      <div className="designer-older">
        <small className="designer-older__note">{t.notInShop}</small>
        <Look value={value} />
      </div>
    )
  }
}

const asConverted = (kind: AnyLegacyKind): ComponentType<PreviewProps<object>> =>
  function ConvertedPreview({ value }) {
    const blocks = useMemo(() => kind.convert(value as Shown).blocks, [value])
    return <NewBlocks blocks={blocks} />
  }

/** Blocks of the new pages, drawn below each other; a line where there is nothing to draw. */
export function NewBlocks({ blocks }: { blocks: readonly NewBlock[] }) {
  const t = useStore($text)
  if (blocks.length === 0) return <ShopNote text={t.nothingYet} />
  return drawn(blocks).map((block, index) => <NewBlockPreview key={`${block.kind} ${index}`} block={block} />)
}

function NewBlockPreview({ block }: { block: NewBlock }) {
  const kind = blockKinds.get(block.kind)!
  const value = useMemo(() => kind.read(wireOf(block)), [kind, block])
  return <kind.Preview value={value} />
}
