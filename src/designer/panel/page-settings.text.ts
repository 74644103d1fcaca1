import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '模板名称', en: 'Template name', 'zh-tw': '範本名稱' },
  namePlaceholder: { 'zh-cn': '选填不超过15个字', en: 'Optional, up to 15 characters', 'zh-tw': '選填不超過15個字' },
  nameHelp: { 'zh-cn': '只在后台列表里显示', en: 'Shown in the back office only', 'zh-tw': '只在後台列表裡顯示' },
  title: { 'zh-cn': '页面标题', en: 'Page title', 'zh-tw': '頁面標題' },
  titlePlaceholder: { 'zh-cn': '选填不超过30个字', en: 'Optional, up to 30 characters', 'zh-tw': '選填不超過30個字' },
  isShown: { 'zh-cn': '启用页面', en: 'Page is switched on', 'zh-tw': '啟用頁面' },
  background: { 'zh-cn': '背景设置', en: 'Background', 'zh-tw': '背景設定' },
  basics: { 'zh-cn': '基本信息', en: 'Basics', 'zh-tw': '基本資訊' },
  hasColour: { 'zh-cn': '背景色', en: 'Background colour', 'zh-tw': '背景色' },
  colour: { 'zh-cn': '颜色', en: 'Colour', 'zh-tw': '顏色' },
  hasPicture: { 'zh-cn': '背景图', en: 'Background picture', 'zh-tw': '背景圖' },
  picture: { 'zh-cn': '背景图', en: 'Picture', 'zh-tw': '背景圖' },
  pictureMode: { 'zh-cn': '铺法', en: 'How it fills', 'zh-tw': '鋪法' },
  once: { 'zh-cn': '单张', en: 'Once', 'zh-tw': '單張' },
  tiled: { 'zh-cn': '平铺', en: 'Tiled', 'zh-tw': '平鋪' },
  stretched: { 'zh-cn': '拉伸', en: 'Stretched', 'zh-tw': '拉伸' },
  changed: { 'zh-cn': '页面设置', en: 'Page settings', 'zh-tw': '頁面設定' },
  hidden: {
    'zh-cn': '此页面已停用，商城不显示它的内容',
    en: 'This page is switched off: the shop shows nothing of it',
    'zh-tw': '此頁面已停用，商城不顯示它的內容',
  },
})
