import { columns } from '#src/text/columns.ts'

export const $fields = columns({
  areas: { 'zh-cn': '图片热区', en: 'Areas', 'zh-tw': '圖片熱區' },
  areasHint: {
    'zh-cn': '建议：请先选择图片，图片宽度750px，高度不限',
    en: 'Choose a picture first: 750 px wide, as high as you like',
    'zh-tw': '建議：請先選擇圖片，圖片寬度750px，高度不限',
  },
  spaceHint: {
    'zh-cn': '商城按一半显示此间距',
    en: 'The shop shows half of this space',
    'zh-tw': '商城按一半顯示此間距',
  },
  backgroundHint: {
    'zh-cn': '会保存，但商城不显示此颜色',
    en: 'Kept, but the shop does not show it',
    'zh-tw': '會儲存，但商城不顯示此顏色',
  },
})
