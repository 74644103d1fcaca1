import { columns } from '#src/text/columns.ts'

/** The shop's own names of its themes (designer contract 1.5). */
export const $text = columns({
  title: { 'zh-cn': '主题风格', en: 'Theme', 'zh-tw': '主題風格' },
  about: {
    'zh-cn': '商城按钮、标签和价格的颜色，保存后立即生效',
    en: 'Colours of buttons, labels and prices in the storefront; they change as soon as they are saved',
    'zh-tw': '商城按鈕、標籤和價格的顏色，儲存後立即生效',
  },
  choose: { 'zh-cn': '选择主题色', en: 'Choose a theme', 'zh-tw': '選擇主題色' },
  sky: { 'zh-cn': '天空蓝', en: 'Sky blue', 'zh-tw': '天空藍' },
  fresh: { 'zh-cn': '生鲜绿', en: 'Fresh green', 'zh-tw': '生鮮綠' },
  passion: { 'zh-cn': '热情红', en: 'Warm red', 'zh-tw': '熱情紅' },
  charm: { 'zh-cn': '魅力粉', en: 'Charming pink', 'zh-tw': '魅力粉' },
  energy: { 'zh-cn': '活力橙', en: 'Lively orange', 'zh-tw': '活力橙' },
})
