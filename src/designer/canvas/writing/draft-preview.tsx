import { useMemo } from 'react'
import { blockKinds } from '../../blocks/index.ts'
import { withText } from '../../blocks/shared/text-path.ts'
import type { Block } from '../../document/block.ts'
import { BlockPreview } from '../block-preview.tsx'
import { useDraft } from './use-draft.ts'

/** A block as the shop shows it, with the words that are being written into it. */
export function DraftPreview({ block }: { block: Block }) {
  const draft = useDraft(block.id)
  const drawn = useMemo(() => {
    const kind = draft && blockKinds.get(block.kind)
    if (!kind) return block
    const value = withText(kind.read(block.wire) as Record<string, unknown>, draft.path, draft.text)
    return { ...block, wire: kind.write(value, block.wire) }
  }, [block, draft])
  return <BlockPreview block={drawn} />
}
