import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '小程序直播', en: 'Live streaming', 'zh-tw': '小程式直播' },
  none: {
    'zh-cn': '暂无直播间，商城不显示此组件',
    en: 'No rooms: the shop does not show this block',
    'zh-tw': '暫無直播間，商城不顯示此元件',
  },
})
