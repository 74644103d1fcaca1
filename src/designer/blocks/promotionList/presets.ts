import { definePresets } from '../shared/define-presets.ts'
import type { Promotions } from './schema.ts'

export default definePresets<Promotions>((say) => {
  const tabs = [
    { title: say('新品', 'New', '新品'), intro: say('最新出炉', 'Now', '最新出爐'), list: 3 },
    { title: say('热榜', 'Hot', '熱榜'), intro: say('大家爱买', 'Top', '大家愛買'), list: 2 },
    { title: say('精品', 'Best', '精品'), intro: say('店主推荐', 'Ours', '店主推薦'), list: 1 },
    { title: say('特惠', 'Deal', '特惠'), intro: say('超值优惠', 'Save', '超值優惠'), list: 4 },
  ]
  return [
    { id: 'four', name: say('四个榜单', 'Four lists', '四個榜單'), value: { tabs, count: 8, spaceAbove: 10 } },
    {
      id: 'calm',
      name: say('简洁两榜', 'Two lists, plain', '簡潔兩榜'),
      value: { tabs: tabs.slice(0, 2), count: 6, showsOldPrice: false, showsCoupon: false, accent: '#1f2329', align: 1, spaceAbove: 10 },
    },
  ]
})
