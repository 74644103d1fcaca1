import { definePresets } from '../shared/define-presets.ts'
import type { ProductList } from './schema.ts'

export default definePresets<ProductList>((say) => [
  {
    id: 'two',
    name: say('两列卡片', 'Two columns', '兩列卡片'),
    value: { layout: 1, count: 6, background: '#f5f5f5', cardCorners: 1, inset: 10, spaceAbove: 10 },
  },
  {
    id: 'hot',
    name: say('热销三列', 'Bestsellers, three columns', '熱銷三列'),
    value: { layout: 2, count: 6, sort: 1, showsOldPrice: false, showsCoupon: false, corners: 1, inset: 10, spaceAbove: 10 },
  },
  {
    id: 'big',
    name: say('大图推荐', 'Large pictures', '大圖推薦'),
    value: { layout: 3, count: 3, background: '#f5f5f5', cardCorners: 1, inset: 10, spaceAbove: 10 },
  },
])
