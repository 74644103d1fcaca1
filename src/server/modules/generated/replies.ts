import { id, list, record, text } from '../../replies.ts'

const crudConfig = record({
  key: text,
  route: record({ delete: text, status: text, edit: text, index: text, create: text, read: text }),
  columns: list(record({ title: text, key: text, slot: text, from_type: text })),
  readFields: record({ name: text, all: list(record({ field: text, comment: text, from_type: text })) }),
  search: list(record({ field: text, type: text, name: text, option: list(record({ value: id, label: text })) })),
})

export const readCrudConfig = crudConfig
