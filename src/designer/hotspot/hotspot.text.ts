import { columns } from '#src/text/columns.ts'

/** Words of the hotspot editor; the Chinese is the shop's own (designer contract 6.1). */
export const $text = columns({
  title: { 'zh-cn': '编辑热区', en: 'Edit areas', 'zh-tw': '編輯熱區' },
  stage: { 'zh-cn': '热区图片', en: 'Picture with areas', 'zh-tw': '熱區圖片' },
  list: { 'zh-cn': '图片热区', en: 'Areas', 'zh-tw': '圖片熱區' },
  hint: {
    'zh-cn': '框选热区范围，双击设置热区信息',
    en: 'Drag on the picture to draw an area; double-click one to set its link',
    'zh-tw': '框選熱區範圍，雙擊設定熱區資訊',
  },
  keys: {
    'zh-cn': '键盘：方向键移动，Shift+方向键调整大小，按住 Alt 每次 10 px，回车设置链接，Delete 删除',
    en: 'Keys: arrows move, Shift+arrows resize, Alt makes it 10 px, Enter sets the link, Delete removes',
    'zh-tw': '鍵盤：方向鍵移動，Shift+方向鍵調整大小，按住 Alt 每次 10 px，Enter 設定連結，Delete 刪除',
  },
  drift: {
    'zh-cn': '商城按 375 px 宽的屏幕定位热区，更宽的手机上会略有偏移',
    en: 'The shop places areas for a screen 375 px wide; on wider phones they are slightly off',
    'zh-tw': '商城按 375 px 寬的螢幕定位熱區，更寬的手機上會略有偏移',
  },
  add: { 'zh-cn': '添加热区', en: 'Add an area', 'zh-tw': '新增熱區' },
  area: {
    'zh-cn': (number: number) => `热区${number}`,
    en: (number: number) => `Area ${number}`,
    'zh-tw': (number: number) => `熱區${number}`,
  },
  set: { 'zh-cn': '(已设置)', en: '(set)', 'zh-tw': '(已設定)' },
  unset: { 'zh-cn': '(未设置)', en: '(not set)', 'zh-tw': '(未設定)' },
  x: { 'zh-cn': '左', en: 'Left', 'zh-tw': '左' },
  y: { 'zh-cn': '上', en: 'Top', 'zh-tw': '上' },
  width: { 'zh-cn': '宽', en: 'Width', 'zh-tw': '寬' },
  height: { 'zh-cn': '高', en: 'Height', 'zh-tw': '高' },
  link: { 'zh-cn': '选择跳转链接', en: 'Choose where it leads', 'zh-tw': '選擇跳轉連結' },
  setTitle: { 'zh-cn': '设置热区', en: 'Set up the area', 'zh-tw': '設定熱區' },
  setLink: { 'zh-cn': '热区跳转链接', en: 'Where it leads', 'zh-tw': '熱區跳轉連結' },
  linkMissing: { 'zh-cn': '请输入链接', en: 'Choose a link', 'zh-tw': '請輸入連結' },
  done: { 'zh-cn': '完成', en: 'Done', 'zh-tw': '完成' },
  incomplete: {
    'zh-cn': '热区是否配置链接、是否至少添加一个热区?',
    en: 'Is there at least one area, and has every area a link?',
    'zh-tw': '熱區是否設定連結、是否至少新增一個熱區?',
  },
  saved: { 'zh-cn': '编辑成功!', en: 'Areas saved', 'zh-tw': '編輯成功!' },
  none: {
    'zh-cn': '还没有热区，在图片上拖动即可框选',
    en: 'No areas yet: drag on the picture',
    'zh-tw': '還沒有熱區，在圖片上拖曳即可框選',
  },
  noPicture: {
    'zh-cn': '图片没有加载出来，可以在右侧按数值编辑热区',
    en: 'The picture did not load; the areas can be edited by their numbers',
    'zh-tw': '圖片沒有載入，可以在右側按數值編輯熱區',
  },
  discard: { 'zh-cn': '放弃对热区的修改？', en: 'Throw the changes to the areas away?', 'zh-tw': '放棄對熱區的修改？' },
  discardYes: { 'zh-cn': '放弃修改', en: 'Throw away', 'zh-tw': '放棄修改' },
})
