import type { ComponentType } from 'react'
import type { AnyRow, BlockWords } from '../blocks/shared/define.ts'
import { wordOf } from '../blocks/shared/words.ts'
import { AreasControl } from './controls/areas.tsx'
import { ArticleCategoryControl } from './controls/article-category.tsx'
import { CategoryControl } from './controls/category.tsx'
import { CellsControl } from './controls/cells.tsx'
import { ChoiceControl } from './controls/choice.tsx'
import { ColourControl } from './controls/colour.tsx'
import type { ControlProps } from './controls/control.ts'
import { CountControl } from './controls/count.tsx'
import { GradientControl } from './controls/gradient.tsx'
import { ImageControl } from './controls/image.tsx'
import { LinkControl } from './controls/link.tsx'
import { ListControl } from './controls/list.tsx'
import { ProductsControl } from './controls/products.tsx'
import { RichTextControl } from './controls/rich-text.tsx'
import { SliderControl } from './controls/slider.tsx'
import { SwitchControl } from './controls/switch.tsx'
import { TextControl } from './controls/text.tsx'

/** The closed set of controls: a kind of block says which, never how. */
const controls: Record<AnyRow['as'], ComponentType<ControlProps<never>>> = {
  text: TextControl,
  link: LinkControl,
  image: ImageControl,
  colour: ColourControl,
  gradient: GradientControl,
  switch: SwitchControl,
  slider: SliderControl,
  count: CountControl,
  choice: ChoiceControl,
  list: ListControl,
  products: ProductsControl,
  category: CategoryControl,
  richText: RichTextControl,
  areas: AreasControl,
  cells: CellsControl,
  articleCategory: ArticleCategoryControl,
}

// these show their hint themselves, or something more urgent in its place
const saysItself = new Set<AnyRow['as']>(['count', 'text', 'list', 'products', 'areas', 'cells'])

interface FieldListProps {
  rows: readonly AnyRow[]
  value: Readonly<Record<string, unknown>>
  /** What a fresh block has, for resetting. */
  initial?: Readonly<Record<string, unknown>>
  words: BlockWords
  onChange: (field: string, next: unknown) => void
  /** The gesture is over: the next change is another step of undo. */
  onCommit: () => void
}

/** The rows of a block's panel, or of one entry of a list in it. */
export function FieldList({ rows, value, initial, words, onChange, onCommit }: FieldListProps) {
  const control = (field: string) => ({
    value: value[field] as never,
    initial: initial?.[field] as never,
    words,
    whole: value,
    onChange: (next: unknown) => onChange(field, next),
    onCommit,
  })
  return rows.map((row) => {
    const Control = controls[row.as]
    return (
      <div key={row.field} className="designer-field" data-field={row.field} data-as={row.as} onBlur={onCommit}>
        <Control row={row} {...control(row.field)} />
        {row.hint && !saysItself.has(row.as) && <p className="designer-hint">{wordOf(words, row.hint)}</p>}
      </div>
    )
  })
}
