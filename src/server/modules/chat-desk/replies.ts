import { anything, counted, id, list, number, open, record, text } from '../../replies.ts'

const agent = { id, uid: id, avatar: text, wx_name: text, status: number, add_time: text, phone: text, nickname: text }
const signedIn = { id, uid: id, online: number, account: text, avatar: text, nickname: text, phone: text, uniqid: text }
const label = record({ id, label_cate: id, label_name: text })
const logged = { id, uid: id, to_uid: id, nickname: text, avatar: text, msn: text, msn_type: number, add_time: text, recalled: number }
const canned = { id, kefu_id: id, cate_id: id, title: text, message: text, sort: number, add_time: text, cate_name: text }
const category = record({ id, name: text, sort: number })
const feedback = { id, uid: id, rela_name: text, phone: text, content: text, make: text, status: number, add_time: text, user_uid: id }

export const listAgents = counted(record(agent))
export const openAgentSession = record({ token: text, exp_time: number, kefuInfo: record(signedIn) })
export const listTalkedWith = counted(record({ nickname: text, uid: id, headimgurl: text, label: list(label) }))
export const listChatLog = counted(record({ ...logged, file: anything }))
export const listCannedReplies = counted(record(canned))
export const listAgentReplies = list(record(canned))
export const listCategories = record({ data: list(category), count: number })
export const listAutoReplies = counted(open({ id, key: text, type: text, status: number }))
export const listFeedback = record({ data: list(record(feedback)), count: number })
export const readFeedbackNotice = record({ feedback: text })
export const readChatAdvertisement = record({ content: text, greeting: text })
