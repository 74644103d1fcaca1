import { House, LayoutGrid, ShoppingCart, UserRound, Link } from 'lucide-react'
import { addStyles } from '#src/lib/styles.ts'
import type { PreviewProps } from '../shared/define.ts'
import { drawn } from '../shared/drawn.ts'
import { Picture } from '../shared/picture.tsx'
import css from './preview.css?inline'
import type { TabBar, TabItem } from './schema.ts'

addStyles(css)

// stands in for a picture that has not been chosen, in the editor only
const signs = [
  ['/pages/index/index', House],
  ['/pages/goods_cate/goods_cate', LayoutGrid],
  ['/pages/order_addcart/order_addcart', ShoppingCart],
  ['/pages/user/index', UserRound],
] as const

function TabPicture({ item, isOpen, colour }: { item: TabItem; isOpen: boolean; colour: string }) {
  const picture = isOpen ? item.chosen : item.plain
  if (picture) return <Picture className="designer-tabs__picture" src={picture} />
  const Sign = signs.find(([link]) => link === item.link)?.[1] ?? Link
  return <Sign className="designer-tabs__picture" size={20} strokeWidth={1.6} color={colour} aria-hidden />
}

// on the home page; a tab is open when it leads to the page that is shown
const here = '/pages/index/index'

export function TabBarPreview({ value }: PreviewProps<TabBar>) {
  return (
    <div className="designer-tabs" style={{ background: value.background }}>
      {drawn(value.items).map((item, index) => {
        const isOpen = item.link === here
        const colour = isOpen ? value.chosenColour : value.wordColour
        return (
          <div key={index} className="designer-tabs__item" style={{ color: colour }}>
            <TabPicture item={item} isOpen={isOpen} colour={colour} />
            <span data-text={`items.${index}.label`}>{item.label}</span>
          </div>
        )
      })}
    </div>
  )
}
