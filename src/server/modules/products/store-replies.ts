import { anything, counted, id, list, number, open, record, text } from '../../replies.ts'

const row = open({ id, image: text, store_name: text, price: id, ot_price: id, sales: id, stock: id, cate_name: text })
const header = list(record({ title: text, key: text, slot: text, type: number, align: text, minWidth: number }))
const choices = list(record({ id, name: text }))

export const countStoreProducts = record({ list: list(record({ type: number, name: text, count: number })) })
export const listStoreProducts = counted(row)
// a value of an attribute stands in its row by the attribute's name
export const readProduct = record({
  tempList: choices,
  cateList: list(record({ value: id, label: text, disabled: number })),
  productInfo: open({ id, store_name: text, items: list(open()), attrs: list(open()), attr: open() }),
})
export const saved = record({ id, version: number })
export const generateSkus = record({
  info: record({
    attr: list(open()),
    value: list(open()),
    header,
  }),
})
export const activitySkus = record({ info: record({ items: list(open()), attrs: list(open()), header }) })
export const exportProducts = record({ header: list(text), fileKey: list(text), export: list(open()), filename: text })
export const listRules = list(
  record({
    ...{ id, rule_name: text, rule_value: list(record({ value: text, detail: list(text) })) },
    ...{ attr_name: text, attr_value: list(text) },
  }),
)
export const listTemplates = choices
export const readDraft = record({ info: anything })
export const emptyBin = record({ removed: number, kept_count: number, kept: list(record({ id, store_name: text, why: text })) })
export const quickEdit = record({ id, price: text, stock: text, sort: number, version: number })
