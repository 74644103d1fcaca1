import { banner } from '../shared/art.ts'
import { definePresets } from '../shared/define-presets.ts'
import { shopPaths } from '../shared/shop-paths.ts'
import type { Carousel } from './schema.ts'

export default definePresets<Carousel>((say) => {
  const slides = [
    {
      title: say('新品上市', 'New', '新品上市'),
      picture: banner(
        'gift',
        ['#f0533f', '#f9a24b'],
        say('新品上市', 'Just arrived', '新品上市'),
        say('每周三上新', 'Every Wednesday', '每週三上新'),
      ),
      link: shopPaths.fresh,
    },
    {
      title: say('热销榜', 'Hot', '熱銷榜'),
      picture: banner(
        'medal',
        ['#2f6df6', '#57b6f5'],
        say('大家都在买', 'Bestsellers', '大家都在買'),
        say('本月热销榜', 'This month', '本月熱銷榜'),
      ),
      link: shopPaths.hot,
    },
  ]
  return [
    { id: 'strip', name: say('圆角 + 渐变底', 'Rounded, with strip', '圓角 + 漸層底'), value: { slides, strip: ['#f0533f', '#f9a24b'] } },
    { id: 'edge', name: say('通栏直角', 'Edge to edge', '通欄直角'), value: { slides, corners: 1, hasStrip: false, inset: 0, dots: 1 } },
    {
      id: 'card',
      name: say('卡片 + 页码', 'Card with numbers', '卡片 + 頁碼'),
      value: { slides, hasStrip: false, inset: 12, spaceAbove: 10, dots: 2, dotsPlace: 2 },
    },
  ]
})
