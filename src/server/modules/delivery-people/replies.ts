import { counted, id, number, open, text } from '../../replies.ts'

const person = { id, uid: id, avatar: text, nickname: text, phone: text, add_time: text, status: number }

export const listDeliveryPeople = counted(open(person))
