import { anything, counted, id, list, number, open, record, text } from '../../replies.ts'

const articleRow = open({
  id: id,
  cid: id,
  title: text,
  author: text,
  image_input: list(text),
  synopsis: text,
  content: text,
  visit: id,
  sort: number,
  url: text,
  status: number,
  hide: number,
  add_time: id,
  is_hot: number,
  is_banner: number,
  product_id: id,
  catename: text,
  store_name: text,
  copy_url: text,
  copy_url_pc: text,
})
const articleCategoryNode = record({ value: id, label: text, children: list(anything), id: id, pid: id, title: text })
const articleInfo = open({
  share_title: text,
  share_synopsis: text,
  version: number,
  url: text,
  content: text,
  id: id,
  status: number,
  add_time: id,
  title: text,
  cid: id,
  author: text,
  image_input: list(text),
  synopsis: text,
  visit: id,
  sort: number,
  hide: number,
  is_hot: number,
  is_banner: number,
  product_id: id,
})

export const listArticles = counted(articleRow)
export const listArticleCategories = list(record({ id: id, pid: id, title: text }))
export const readArticleCategoryTree = list(articleCategoryNode)
export const readArticle = record({ info: articleInfo })
