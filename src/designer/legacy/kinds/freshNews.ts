import { freshList, freshPicture } from '../shared/fresh.ts'
import { headlineTemplate } from '../shared/lens.ts'
import { newsKind } from '../shared/news-kind.ts'

const fresh = () => ({
  isShow: { val: true },
  logoConfig: freshPicture('最多可添加1张图片，建议宽度130 * 36px'),
  listConfig: freshList('最多可添加10个版块；鼠标拖拽左侧圆点可调整版块顺序', 10, [headlineTemplate('标题', '链接')]),
})

/** The unused variant "fresh" stores its news under the names of the new pages. */
export default newsKind({
  kind: 'freshNews',
  keys: ['news'],
  matches: (wire) => 'listConfig' in wire,
  fresh,
  icon: 'logoConfig',
  lines: 'listConfig',
  size: '130×36',
})
