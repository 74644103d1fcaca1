import { anything, counted, id, number, record, text } from '../../replies.ts'

const pageTemplate = record({
  content: anything,
  id: id,
  scope: text,
  kind: text,
  name: text,
  version: text,
  admin_name: text,
  saved_at: number,
})
const templateRow = record({ id: id, scope: text, kind: text, name: text, version: text, admin_name: text, saved_at: number })

export const listTemplates = counted(
  record({ id: id, scope: text, kind: text, name: text, version: text, admin_name: text, saved_at: number, content: anything }),
)
export const readTemplate = record({ template: pageTemplate })
export const saveTemplate = templateRow
export const renameTemplate = templateRow
