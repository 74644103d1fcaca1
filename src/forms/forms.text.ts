import { columns } from '#src/text/columns.ts'

export const $text = columns({
  sections: { 'zh-cn': '表单分区', en: 'Sections of the form', 'zh-tw': '表單分區' },
  unknown: {
    'zh-cn': '此项暂不能在这里修改，保存时保持原样',
    en: 'This cannot be changed here yet; saving leaves it as it is.',
    'zh-tw': '此項暫不能在這裡修改，儲存時保持原樣',
  },
  foreign: {
    'zh-cn': '表单要提交到别的网站，已停止提交',
    en: 'The form points to another site; nothing was sent.',
    'zh-tw': '表單要提交到別的網站，已停止提交',
  },
  closeTitle: { 'zh-cn': '修改还没有保存，确定关闭吗？', en: 'Close without saving?', 'zh-tw': '修改還沒有儲存，確定關閉嗎？' },
  closeMessage: {
    'zh-cn': '未保存的修改将丢失',
    en: 'What you have changed will be lost',
    'zh-tw': '未儲存的修改將遺失',
  },
  closeKept: {
    'zh-cn': '填写的内容会留作草稿，下次打开时可以恢复',
    en: 'What you have filled in is kept as a draft, to be restored when you open this again',
    'zh-tw': '填寫的內容會留作草稿，下次開啟時可以恢復',
  },
  closeAnyway: { 'zh-cn': '关闭', en: 'Close', 'zh-tw': '關閉' },
  stay: { 'zh-cn': '继续编辑', en: 'Keep editing', 'zh-tw': '繼續編輯' },
  notRead: { 'zh-cn': '表单加载失败', en: 'The form could not be loaded', 'zh-tw': '表單載入失敗' },
  draftFrom: {
    'zh-cn': (time: string) => `${time} 填写的内容还没有提交`,
    en: (time: string) => `What you filled in on ${time} was never sent`,
    'zh-tw': (time: string) => `${time} 填寫的內容還沒有提交`,
  },
  draftThere: { 'zh-cn': '有填写后没有提交的内容', en: 'What you filled in was never sent', 'zh-tw': '有填寫後沒有提交的內容' },
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
    'zh-cn': '您修改的内容没有冲突，再次提交后保存',
    en: 'Nothing that you changed is concerned; submit again to store it',
    'zh-tw': '您修改的內容沒有衝突，再次提交後儲存',
  },
  choiceMissing: { 'zh-cn': '请先选择保留哪一份', en: 'Choose first which one is to stay', 'zh-tw': '請先選擇保留哪一份' },
  mine: { 'zh-cn': '我填写的', en: 'Mine', 'zh-tw': '我填寫的' },
  theirs: { 'zh-cn': '现在保存的', en: 'Stored now', 'zh-tw': '現在儲存的' },
  named: {
    'zh-cn': (name: string, words: string) => `${name}：${words}`,
    en: (name: string, words: string) => `${name}: ${words}`,
    'zh-tw': (name: string, words: string) => `${name}：${words}`,
  },
})
