import type { ComponentType } from 'react'
import type { AnyRow } from '../blocks/shared/define.ts'
import { basicControls } from './controls-context.ts'
import { AreasControl } from './controls/areas.tsx'
import { ArticleCategoryControl } from './controls/article-category.tsx'
import { CategoryControl } from './controls/category.tsx'
import { CellsControl } from './controls/cells.tsx'
import { CountControl } from './controls/count.tsx'
import { GradientControl } from './controls/gradient.tsx'
import { LinkControl } from './controls/link.tsx'
import { ListControl } from './controls/list.tsx'
import { ProductsControl } from './controls/products.tsx'
import { RichTextControl } from './controls/rich-text.tsx'
import { SliderControl } from './controls/slider.tsx'
import type { ControlProps } from './controls/control.ts'

type Others = Exclude<AnyRow['as'], 'choice' | 'colour' | 'image' | 'switch' | 'text'>

const others: Record<Others, ComponentType<ControlProps<never>>> = {
  link: LinkControl,
  gradient: GradientControl,
  slider: SliderControl,
  count: CountControl,
  list: ListControl,
  products: ProductsControl,
  category: CategoryControl,
  richText: RichTextControl,
  areas: AreasControl,
  cells: CellsControl,
  articleCategory: ArticleCategoryControl,
}

/** The closed set of controls: a kind of block says which, never how. */
export const allControls = { ...basicControls, ...others }
