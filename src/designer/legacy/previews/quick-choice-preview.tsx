import { useStore } from '@nanostores/react'
import type { PreviewProps } from '../../blocks/shared/define.ts'
import { drawnCount, drawn } from '../../blocks/shared/drawn.ts'
import { Picture } from '../../blocks/shared/picture.tsx'
import { NoAnswerNote, ShopNote } from '../../blocks/shared/shop-note.tsx'
import { askSecondCategories } from '../picks/second-categories.ts'
import { useAnswer } from '../../shop/use-answer.ts'
import type { QuickChoice } from '../kinds/scrollBox.ts'
import { $text } from '../legacy.text.ts'
import { RowHeading } from './row-heading.tsx'

/** A heading and categories of the second level beside each other. */
export function QuickChoicePreview({ value }: PreviewProps<QuickChoice>) {
  return (
    <div className="designer-older-row">
      <RowHeading {...value} />
      {value.mode === 1 ? <Tiles items={value.categories} /> : <BelowTiles value={value} />}
    </div>
  )
}

function BelowTiles({ value }: PreviewProps<QuickChoice>) {
  const all = useAnswer(askSecondCategories)
  if (all === null) return <NoAnswerNote />
  const below = (all ?? []).filter(({ parent }) => value.category === null || parent === String(value.category))
  return <Tiles items={below.slice(0, drawnCount(value.count))} isWaiting={all === undefined} />
}

interface TilesProps {
  items: readonly { readonly name: string; readonly picture: string }[]
  isWaiting?: boolean
}

function Tiles({ items, isWaiting = false }: TilesProps) {
  const t = useStore($text)
  if (items.length === 0 && !isWaiting) return <ShopNote text={t.noCategories} />
  return (
    <div className="designer-quick">
      {drawn(items).map(({ name, picture }, index) => (
        <span key={index}>
          <Picture src={picture} className="designer-quick__picture" />
          {name}
        </span>
      ))}
    </div>
  )
}
