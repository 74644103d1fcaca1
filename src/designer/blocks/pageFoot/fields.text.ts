import { columns } from '#src/text/columns.ts'

export const $fields = columns({
  items: { 'zh-cn': '图文导航', en: 'Tabs', 'zh-tw': '圖文導航' },
  itemsHint: {
    'zh-cn': '最多可添加5个，最少2个，图片建议81×81px；鼠标拖拽左侧圆点可调整顺序',
    en: '2 to 5 tabs, pictures best 81×81 px; drag the handle to reorder',
    'zh-tw': '最多可新增5個，最少2個，圖片建議81×81px；拖曳左側圓點可調整順序',
  },
  addItem: { 'zh-cn': '添加图文导航', en: 'Add a tab', 'zh-tw': '新增圖文導航' },
  removeAsks: { 'zh-cn': '是否确定删除该菜单', en: 'Delete this tab?', 'zh-tw': '是否確定刪除該選單' },
  tooFew: { 'zh-cn': '您最少应添加2个导航', en: 'At least two tabs are needed', 'zh-tw': '您最少應新增2個導航' },
  chosen: { 'zh-cn': '选中图标', en: 'Open', 'zh-tw': '選中圖示' },
  plain: { 'zh-cn': '未选中图标', en: 'Closed', 'zh-tw': '未選中圖示' },
  label: { 'zh-cn': '名称', en: 'Name', 'zh-tw': '名稱' },
  labelPlaceholder: { 'zh-cn': '选填不超过10个字', en: 'Optional, up to 10 characters', 'zh-tw': '選填不超過10個字' },
  onSpecial: { 'zh-cn': '专题页是否显示', en: 'Show on special pages', 'zh-tw': '專題頁是否顯示' },
  chosenColour: { 'zh-cn': '选中文字颜色', en: 'Open tab’s text', 'zh-tw': '選中文字顏色' },
})
