import { counted, list, number, record, text } from '../../replies.ts'

const attributeTemplateRow = record({ id: number, rule_name: text, rule_value: text, attr_name: text, attr_value: list(text) })
const attributeTemplate = record({
  id: number,
  rule_name: text,
  rule_value: text,
  spec: list(record({ value: text, detail: list(text) })),
  version: number,
})

export const listAttributeTemplates = counted(attributeTemplateRow)
export const readAttributeTemplate = record({ info: attributeTemplate })
