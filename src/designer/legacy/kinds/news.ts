import { freshPicture } from '../shared/fresh.ts'
import { headlineTemplate } from '../shared/lens.ts'
import { newsKind } from '../shared/news-kind.ts'

const fresh = () => ({
  isShow: { val: true },
  imgUrl: freshPicture('最多可添加10个模板，图片建议宽度124 * 28px'),
  newList: { max: 10, list: [headlineTemplate('欢迎光临', '')] },
})

export default newsKind({
  kind: 'news',
  keys: ['news', 'd_news'],
  matches: (wire) => !('listConfig' in wire),
  fresh,
  icon: 'imgUrl',
  lines: 'newList',
  size: '124×28',
})
