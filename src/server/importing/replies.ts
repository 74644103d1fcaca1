import { id, list, number, record, text } from '../replies.ts'

const importReply = record({
  count: number,
  wrong: number,
  problems: list(record({ row: number, field: text, message: text })),
  duplicates: list(record({ row: number, version: number })),
  added: number,
  updated: number,
  skipped: number,
  id: id,
})

export const run = importReply
