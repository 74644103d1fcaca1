import { columns } from '#src/text/columns.ts'

/** Words about saving; the sentence for an empty page is the shop's own (designer contract 5). */
export const $text = columns({
  noBlocks: {
    'zh-cn': '暂未添加任何组件，保存失败！',
    en: 'Add a block first: an empty page cannot be saved',
    'zh-tw': '暫未新增任何元件，儲存失敗！',
  },
  unsaved: { 'zh-cn': '未保存', en: 'Unsaved', 'zh-tw': '未儲存' },
  saving: { 'zh-cn': '保存中…', en: 'Saving…', 'zh-tw': '儲存中…' },
  checking: { 'zh-cn': '正在核对…', en: 'Checking…', 'zh-tw': '正在核對…' },
  savedAt: {
    'zh-cn': (time: string) => `已保存 ${time}`,
    en: (time: string) => `Saved ${time}`,
    'zh-tw': (time: string) => `已儲存 ${time}`,
  },
  failed: { 'zh-cn': '保存失败', en: 'Not saved', 'zh-tw': '儲存失敗' },
  unproven: {
    'zh-cn': '已提交，但未能核对服务器保存的内容',
    en: 'Sent, but what the server stored could not be checked',
    'zh-tw': '已提交，但未能核對伺服器儲存的內容',
  },
  theirsBroken: {
    'zh-cn': '服务器上的页面已被改动，且无法读取',
    en: 'The page on the server was changed and cannot be read',
    'zh-tw': '伺服器上的頁面已被改動，且無法讀取',
  },
  refused: { 'zh-cn': '页面所在的系统拒绝了这次保存', en: 'The host page refused to save', 'zh-tw': '頁面所在的系統拒絕了這次儲存' },
  merged: { 'zh-cn': '合并他人的修改', en: 'Merge others’ changes', 'zh-tw': '合併他人的修改' },
  mergedCount: {
    'zh-cn': (count: number, time: string) => `已合并他人${time && ` ${time} `}保存的 ${count} 处修改，可以撤销`,
    en: (count: number, time: string) => `Changes others saved${time && ` at ${time}`} were merged: ${count}. You can undo it.`,
    'zh-tw': (count: number, time: string) => `已合併他人${time && ` ${time} `}儲存的 ${count} 處修改，可以復原`,
  },
  notKept: {
    'zh-cn': '本机存储空间不可用：刷新或关闭页面前请先保存',
    en: 'This device keeps no drafts: save before you leave the page',
    'zh-tw': '本機儲存空間不可用：重新整理或關閉頁面前請先儲存',
  },
  restore: { 'zh-cn': '恢复草稿', en: 'Restore', 'zh-tw': '恢復草稿' },
  harmless: {
    'zh-cn': (count: number) => `${count} 处开关改写成了服务器的写法，不影响显示`,
    en: (count: number) => `Switches the server spells its own way: ${count}`,
    'zh-tw': (count: number) => `${count} 處開關改寫成了伺服器的寫法，不影響顯示`,
  },
  reset: { 'zh-cn': '重置', en: 'Reset', 'zh-tw': '重置' },
  homeHint: { 'zh-cn': '首页保存后立即生效', en: 'The home page goes live when it is saved', 'zh-tw': '首頁儲存後立即生效' },
})
