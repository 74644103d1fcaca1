import { list, number, record, text } from '../../replies.ts'

const notice = record({ icon: text, iconColor: text, title: text, url: text, type: number, read: number, time: number })

export const readNotices = list(notice)
