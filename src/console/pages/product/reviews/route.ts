import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const path = '/product/product_reply'
const key = 'product-product-reply'

export const routes: readonly Route[] = [{ path, auth: [key], hasRecords: true }]

const button = (act: string, title: PageMenuEntry['title']): PageMenuEntry => ({
  ...{ type: 'button', key: `product-reply-${act}`, title, under: key },
})

export const menu: readonly PageMenuEntry[] = [
  {
    ...{ type: 'menu', path, key, under: '/product', sort: 7 },
    title: { 'zh-cn': '商品评论', en: 'Reviews', 'zh-tw': '商品評論' },
  },
  button('add', { 'zh-cn': '添加自评', en: 'Add', 'zh-tw': '新增自評' }),
  button('reply', { 'zh-cn': '回复和审核评论', en: 'Answer, pass and refuse', 'zh-tw': '回覆和審核評論' }),
  button('delete', { 'zh-cn': '删除评论', en: 'Delete', 'zh-tw': '刪除評論' }),
]
