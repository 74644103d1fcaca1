import { anything, id, list, number, open, record, text } from '../../replies.ts'

export const agent = open({ id: id, uid: id, online: number, account: text, avatar: text, nickname: text, phone: text, uniqid: text })
const customerInfo = open({
  nickname: text,
  avatar: text,
  spread_uid: id,
  is_promoter: number,
  birthday: number,
  now_money: text,
  user_type: text,
  level: number,
  group_id: id,
  phone: text,
  is_money_level: number,
  labelNames: list(text),
  level_name: text,
  spread_name: text,
  group_name: text,
})
const wireConversation = open({
  id: id,
  user_id: id,
  to_uid: id,
  nickname: text,
  avatar: text,
  is_tourist: number,
  online: number,
  type: number,
  add_time: number,
  update_time: number,
  mssage_num: number,
  message: text,
  message_type: number,
  _update_time: text,
  seq: number,
  read_seq: number,
  preview: text,
  is_done: number,
  is_file: number,
  is_recalled: number,
  tags: list(text),
})
const wireMessage = open({
  id: id,
  msn: text,
  uid: id,
  to_uid: id,
  is_tourist: number,
  add_time: number,
  _add_time: text,
  type: number,
  msn_type: number,
  nickname: text,
  avatar: text,
  productInfo: anything,
  orderInfo: anything,
  client_id: text,
  seq: number,
  conversation: id,
  rating: record({ stars: number, words: text }),
  file: record({ name: text, size: number, url: text }),
  recalled: number,
})
const visitorContext = record({
  uid: id,
  nickname: text,
  avatar: text,
  real_name: text,
  tourist_uid: id,
  tourist_avatar: anything,
  is_tourist: anything,
  online: number,
  tourist_token: text,
  queue: number,
  greeting: text,
  hours: list(record({ days: list(number), from: text, to: text })),
  is_open: number,
  away: text,
  questions: list(text),
  rating: record({ may: number, asked: number }),
})

export const agentSignIn = record({ token: text, exp_time: number, kefuInfo: agent })
export const readChatConfig = record({ appid: text, version: text, site_name: text, copyright: text, copyrightImg: text })
export const readAgent = open({
  id: id,
  uid: id,
  online: number,
  account: text,
  avatar: text,
  nickname: text,
  phone: text,
  uniqid: text,
  site_name: text,
  unread: number,
})
export const readCustomer = customerInfo
export const listConversations = list(wireConversation)
export const listMessages = list(wireMessage)
export const listVisitorMessages = list(wireMessage)
export const openVisitorContext = visitorContext
