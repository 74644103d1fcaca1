import { columns } from '#src/text/columns.ts'

export const $text = columns({
  notRead: { 'zh-cn': '设置加载失败', en: 'The settings could not be read', 'zh-tw': '設定載入失敗' },
  chooseIcon: { 'zh-cn': '选择图标', en: 'Choose an icon', 'zh-tw': '選擇圖示' },
  iconHint: { 'zh-cn': '请选择图标，点击右面图标', en: 'Name of an icon, or choose one', 'zh-tw': '請選擇圖示，點選右側圖示' },
  unsaved: { 'zh-cn': '有未保存的修改', en: 'Changes are not saved', 'zh-tw': '有未儲存的修改' },
  saving: { 'zh-cn': '正在保存…', en: 'Saving…', 'zh-tw': '正在儲存…' },
  saved: {
    'zh-cn': (time: string) => `已保存 ${time}`,
    en: (time: string) => `Saved ${time}`,
    'zh-tw': (time: string) => `已儲存 ${time}`,
  },
  mistakes: {
    'zh-cn': (count: number) => `有 ${count} 处需要修改`,
    en: (count: number) => (count === 1 ? '1 thing needs your attention' : `${count} things need your attention`),
    'zh-tw': (count: number) => `有 ${count} 處需要修改`,
  },
})
