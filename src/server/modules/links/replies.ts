import { anything, counted, flag, id, list, number, open, record, text } from '../../replies.ts'

const pagePath = record({ id: id, name: text, link: text, param: text, example: text, url: text, parameter: text })
const linkCategory = record({ id: id, pid: id, type: text, name: text, title: text, expand: flag, children: list(anything) })
const linkAnswer = record({
  links: list(record({ verdict: text, kind: text, name: text })),
  products: list(record({ verdict: text, kind: text, name: text })),
  product_categories: list(record({ verdict: text, kind: text, name: text })),
  articles: list(record({ verdict: text, kind: text, name: text })),
  article_categories: list(record({ verdict: text, kind: text, name: text })),
})

export const listPagePaths = record({ url: list(pagePath) })
export const readLinkCategories = list(linkCategory)
export const readPageLinks = counted(open({ id: id, name: text, url: text, type: number, param: text, example: text }))
export const saveLink = record({ id: id })
export const checkLinks = linkAnswer
