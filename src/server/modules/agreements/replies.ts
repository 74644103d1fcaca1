import { id, number, record, text } from '../../replies.ts'

export const readMemberAgreement = record({
  ...{ id, type: number, title: text, content: text, sort: number, status: number, add_time: number, version: number },
})
export const readUserAgreement = record({ content: text, version: number })
