import { columns } from '#src/text/columns.ts'

export const $text = columns({
  advert: { 'zh-cn': '店铺推荐', en: 'From the shop', 'zh-tw': '店鋪推薦' },
})
