import { ShoppingBag } from 'lucide-react'
import { defineBlock } from '../shared/define.ts'
import { ProductListPreview } from './preview.tsx'
import { productList, type ProductList } from './schema.ts'
import { $text } from './text.ts'

export default defineBlock<ProductList>({
  kind: 'goodList',
  group: 'basic',
  rank: 5,
  icon: ShoppingBag,
  $text,
  ...productList,
  Preview: ProductListPreview,
})
