import { definePresets } from '../shared/define-presets.ts'
import { shopPaths } from '../shared/shop-paths.ts'
import type { TitleBar } from './schema.ts'

export default definePresets<TitleBar>((say) => [
  {
    id: 'bold',
    name: say('加粗居左', 'Bold, left', '粗體置左'),
    value: { words: say('为你推荐', 'For you', '為你推薦'), weight: 2, size: 18, background: 'transparent', inset: 12, spaceAbove: 14 },
  },
  {
    id: 'middle',
    name: say('居中', 'Centred', '置中'),
    value: {
      words: say('— 本周精选 —', 'This week', '— 本週精選 —'),
      align: 1,
      weight: 2,
      size: 16,
      background: 'transparent',
      spaceAbove: 14,
    },
  },
  {
    id: 'band',
    name: say('彩色标题条', 'Coloured band', '彩色標題條'),
    value: {
      words: say('限时特惠', 'On offer', '限時特惠'),
      link: shopPaths.benefit,
      weight: 2,
      size: 16,
      background: '#d92b1c',
      wordColour: '#ffffff',
      corners: 1,
      inset: 10,
      spaceAbove: 10,
    },
  },
])
