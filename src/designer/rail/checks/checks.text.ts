import { columns } from '#src/text/columns.ts'

export const $text = columns({
  error: { 'zh-cn': '错误', en: 'Errors', 'zh-tw': '錯誤' },
  warning: { 'zh-cn': '警告', en: 'Warnings', 'zh-tw': '警告' },
  hint: { 'zh-cn': '建议', en: 'Hints', 'zh-tw': '建議' },
  none: { 'zh-cn': '没有发现问题', en: 'No problems found', 'zh-tw': '沒有發現問題' },
  checking: { 'zh-cn': '正在检查', en: 'Checking', 'zh-tw': '正在檢查' },
  again: { 'zh-cn': '重新检查', en: 'Check again', 'zh-tw': '重新檢查' },
  untold: {
    'zh-cn': '未检查：链接、商品和分类在商城里是否仍然有效。服务器没有提供这项信息。',
    en: 'Not checked: whether links, products and categories still exist in the shop. The server does not say.',
    'zh-tw': '未檢查：連結、商品和分類在商城裡是否仍然有效。伺服器沒有提供這項資訊。',
  },
  found: {
    'zh-cn': (count: number) => `共 ${count} 个问题`,
    en: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
    'zh-tw': (count: number) => `共 ${count} 個問題`,
  },
  ignore: {
    'zh-cn': (what: string) => `忽略：${what}`,
    en: (what: string) => `Ignore: ${what}`,
    'zh-tw': (what: string) => `忽略：${what}`,
  },
  ignored: {
    'zh-cn': (count: number) => `恢复已忽略的 ${count} 个`,
    en: (count: number) => `Show the ${count} ignored again`,
    'zh-tw': (count: number) => `恢復已忽略的 ${count} 個`,
  },
  more: {
    'zh-cn': (count: number) => `还有 ${count} 个`,
    en: (count: number) => `${count} more`,
    'zh-tw': (count: number) => `還有 ${count} 個`,
  },
  fixed: {
    'zh-cn': (how: string) => `已修复：${how}`,
    en: (how: string) => `Fixed: ${how}`,
    'zh-tw': (how: string) => `已修復：${how}`,
  },
})
