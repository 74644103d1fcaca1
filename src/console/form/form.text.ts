import { columns } from '#src/text/columns.ts'

export const $text = columns({
  notRead: { 'zh-cn': '设置没有读取成功', en: 'The settings could not be read', 'zh-tw': '設定沒有讀取成功' },
  chooseIcon: { 'zh-cn': '选择图标', en: 'Choose an icon', 'zh-tw': '選擇圖示' },
  iconHint: { 'zh-cn': '请选择图标，点击右面图标', en: 'Name of an icon, or choose one at the right', 'zh-tw': '請選擇圖示，點擊右面圖示' },
  unsaved: { 'zh-cn': '有未保存的修改', en: 'Changes are not saved', 'zh-tw': '有未儲存的修改' },
  saving: { 'zh-cn': '正在保存…', en: 'Saving…', 'zh-tw': '正在儲存…' },
  saved: {
    'zh-cn': (time: string) => `已保存 ${time}`,
    en: (time: string) => `Saved ${time}`,
    'zh-tw': (time: string) => `已儲存 ${time}`,
  },
  draftFrom: {
    'zh-cn': (time: string) => `${time} 填写的内容还没有提交`,
    en: (time: string) => `What you filled in on ${time} was never sent`,
    'zh-tw': (time: string) => `${time} 填寫的內容還沒有提交`,
  },
  restoreDraft: { 'zh-cn': '恢复草稿', en: 'Restore draft', 'zh-tw': '恢復草稿' },
  dropDraft: { 'zh-cn': '丢弃', en: 'Discard', 'zh-tw': '捨棄' },
  changedElsewhere: {
    'zh-cn': '其他人刚刚修改了这条数据',
    en: 'Somebody else has changed this meanwhile',
    'zh-tw': '其他人剛剛修改了這筆資料',
  },
  chooseEach: {
    'zh-cn': '请选择要保留的内容，再次提交后才会保存',
    en: 'Choose what is to stay; nothing is stored until you submit again',
    'zh-tw': '請選擇要保留的內容，再次提交後才會儲存',
  },
  nothingOfMine: {
    'zh-cn': '你修改的内容没有冲突，再次提交后保存',
    en: 'Nothing that you changed is concerned; submit again to store it',
    'zh-tw': '你修改的內容沒有衝突，再次提交後儲存',
  },
  mine: { 'zh-cn': '我填写的', en: 'Mine', 'zh-tw': '我填寫的' },
  theirs: { 'zh-cn': '现在保存的', en: 'Stored now', 'zh-tw': '現在儲存的' },
  mistakes: {
    'zh-cn': (count: number) => `有 ${count} 处需要修改`,
    en: (count: number) => `${count} things need your attention`,
    'zh-tw': (count: number) => `有 ${count} 處需要修改`,
  },
})
