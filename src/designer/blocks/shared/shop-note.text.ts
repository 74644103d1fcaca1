import { columns } from '#src/text/columns.ts'

export const $text = columns({
  unanswered: {
    'zh-cn': '商城数据暂时读取不到，不影响编辑和保存',
    en: 'The shop’s data cannot be read just now; editing and saving go on',
    'zh-tw': '商城資料暫時讀取不到，不影響編輯和儲存',
  },
  moduleOff: {
    'zh-cn': '该营销功能已关闭，商城不会显示此组件；设置会原样保留',
    en: 'This feature is switched off: the shop does not show the block. Its settings are kept.',
    'zh-tw': '該行銷功能已關閉，商城不會顯示此元件；設定會原樣保留',
  },
})
