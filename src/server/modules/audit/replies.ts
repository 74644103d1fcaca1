import { anything, counted, id, list, number, orNull, record, text } from '../../replies.ts'

const operationRow = record({
  id: id,
  admin_id: id,
  admin_name: text,
  path: text,
  page: text,
  method: text,
  ip: text,
  type: text,
  add_time: number,
  merchant_id: number,
  kind: text,
  verb: text,
  changes: number,
})
const rowChange = record({ id: id, source: text, row_key: text, deed: text, before: anything, after: anything })
const chainCheck = record({
  checked: number,
  total: number,
  next: orNull(number),
  broken: orNull(record({ position: number, operation: id, reason: text })),
  unsealed: number,
  head: text,
})

export const listOperations = counted(operationRow)
export const listOperators = record({ info: list(record({ id: id, real_name: text })) })
export const readOperation = record({ changes: list(rowChange), count: number })
export const checkOperations = chainCheck
