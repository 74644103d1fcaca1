import { label } from '../shared/art.ts'
import { definePresets } from '../shared/define-presets.ts'
import { shopPaths } from '../shared/shop-paths.ts'
import type { NewsTicker } from './schema.ts'

export default definePresets<NewsTicker>((say) => {
  const lines = [
    { title: say('满99元包邮，当天发货', 'Free shipping today', '滿99元免運，當天出貨'), link: shopPaths.goods },
    { title: say('会员日每月18日', 'Members’ day: 18th', '會員日每月18日'), link: shopPaths.members },
  ]
  const icon = label(say('公告', 'Notice', '公告'), '#ff8a5c', '#f4503a')
  return [
    { id: 'card', name: say('圆角公告', 'Rounded notice', '圓角公告'), value: { icon, lines, corners: 1, inset: 10, spaceAbove: 10 } },
    {
      id: 'warm',
      name: say('暖色通栏', 'Warm, full width', '暖色通欄'),
      value: { icon, lines, background: '#fff4e5', wordColour: '#8a4b08' },
    },
  ]
})
