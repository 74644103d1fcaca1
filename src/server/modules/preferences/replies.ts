import { anything, number, orNull, record, text } from '../../replies.ts'

export const readPreference = record({ value: anything, version: number })
export const savePreference = record({ version: number })
export const readFormDraft = record({ draft: orNull(record({ values: anything, base: anything, at: number, by: text, version: number })) })
