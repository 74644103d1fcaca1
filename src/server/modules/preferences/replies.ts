import { anything, flag, id, list, number, orNull, record, text } from '../../replies.ts'

export const readPreference = record({
  ...{ value: anything, version: number },
  shared: list(record({ id, name: text, query: text, owner: text, is_own: flag })),
})
export const shareView = record({ id })
export const savePreference = record({ version: number })
export const readFormDraft = record({ draft: orNull(record({ values: anything, base: anything, at: number, by: text, version: number })) })
