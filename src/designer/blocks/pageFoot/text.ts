import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '底部菜单', en: 'Tab bar', 'zh-tw': '底部選單' },
  addNearby: { 'zh-cn': '添加周边', en: 'Add nearby stores', 'zh-tw': '新增周邊' },
  nearbyOff: {
    'zh-cn': '请先开启您的周边功能(/pages/storeList/index)',
    en: 'Switch on picking up in stores first (/pages/storeList/index)',
    'zh-tw': '請先開啟您的周邊功能(/pages/storeList/index)',
  },
})
