import { anything, counted, id, list, number, open, record, text } from '../../replies.ts'

const categoryNode = record({ id: id, value: id, label: text, title: text, pid: id, children: list(anything) })
const categoryRowOfTree = record({
  id: id,
  pid: id,
  cate_name: text,
  sort: number,
  pic: text,
  big_pic: text,
  is_show: number,
  add_time: text,
  html: text,
})
const productRow = open({ id: id, image: text, store_name: text, price: id, ot_price: id, sales: id, stock: id, cate_name: text })

export const readCategories = list(categoryNode)
export const readCategoryCascader = list(categoryNode)
export const readCategoryRows = list(categoryRowOfTree)
export const readCategoryProducts = list(productRow)
export const readGroomProducts = list(productRow)
export const readCategoriesBelow = list(record({ id: id, cate_name: text, pid: id, pic: text }))
export const listProducts = counted(productRow)
export const listPickerProducts = counted(productRow)
