import type { Agent, WireConversation, WireMessage } from '#src/api/chat.ts'
import type { Card } from './cards/cards.ts'
import type { ConversationRow, MessageRow } from './conversations.ts'
import type { AgentRow } from './people.ts'

/** A message as the history calls answer it (recorded `service/list`). */
export const historyMessage = (row: MessageRow, { productInfo, orderInfo }: Card): WireMessage & Record<string, unknown> => ({
  id: row.id,
  mer_id: 0,
  msn: row.msn,
  uid: row.uid,
  to_uid: row.to_uid,
  is_tourist: row.is_tourist,
  time_node: 0,
  add_time: row.add_time,
  type: row.type,
  remind: 0,
  msn_type: row.msn_type,
  nickname: row.nickname,
  avatar: row.avatar,
  _add_time: row.added,
  orderInfo,
  productInfo,
  ...(row.client_id === null ? {} : { client_id: row.client_id }),
  seq: row.seq,
  conversation: row.conversation,
  ...(row.rating && { rating: row.rating }),
  ...(row.file && { file: row.file }),
  ...(row.is_recalled && { recalled: 1 }),
})

/** A message as frames carry it: the id as text and empty lists where there is no card (recorded transcript). */
export const frameMessage = (row: MessageRow, { productInfo, orderInfo }: Card): WireMessage & Record<string, unknown> => ({
  to_uid: row.to_uid,
  msn_type: row.msn_type,
  msn: row.msn,
  uid: row.uid,
  add_time: row.add_time,
  is_tourist: row.is_tourist,
  type: row.type,
  create_time: row.added,
  update_time: row.added,
  id: String(row.id),
  _add_time: row.added,
  nickname: row.nickname,
  avatar: row.avatar,
  productInfo: productInfo ?? [],
  orderInfo: orderInfo ?? [],
  ...(row.client_id === null ? {} : { client_id: row.client_id }),
  seq: row.seq,
  conversation: row.conversation,
  ...(row.rating && { rating: row.rating }),
  ...(row.file && { file: row.file }),
  ...(row.is_recalled && { recalled: 1 }),
})

/** A conversation as frames carry it (`recored`). */
export const frameConversation = (
  row: ConversationRow,
): WireConversation & { seq: number; read_seq: number; assignee?: { uid: number; nickname: string } } => ({
  id: row.id,
  user_id: row.user_id,
  to_uid: row.to_uid,
  nickname: row.nickname,
  avatar: row.avatar,
  is_tourist: row.is_tourist,
  online: row.online,
  type: row.type,
  add_time: row.add_time,
  update_time: row.update_time,
  mssage_num: row.mssage_num,
  message: row.message ?? '',
  message_type: row.message_type ?? 1,
  seq: row.seq,
  read_seq: row.read_seq,
  ...(row.assignee_uid === null ? {} : { assignee: { uid: row.assignee_uid, nickname: row.assignee_name ?? '' } }),
  is_done: row.is_done,
  ...(row.is_file === 1 && { is_file: 1 }),
  ...(row.is_recalled === 1 && { is_recalled: 1 }),
  ...(row.tags && { tags: row.tags }),
})

/** A row of `user/record`: texts cut to ten characters, and the names that the shop adds. */
export const listedConversation = (row: ConversationRow): WireConversation & Record<string, unknown> => ({
  ...frameConversation(row),
  message: row.message_type === 1 ? [...(row.message ?? '')].slice(0, 10).join('') : (row.message ?? ''),
  wx_nickname: row.nickname,
  wx_avatar: row.avatar,
  kefu_nickname: null,
  kefu_avatar: null,
  _update_time: row.updated,
  preview: (row.message ?? '').slice(0, 80),
})

/** An agent as the sign-in answers it. */
export const agentInfo = (row: AgentRow): Agent => ({
  id: row.id,
  uid: row.uid,
  online: row.online,
  account: row.account,
  avatar: row.avatar,
  nickname: row.nickname,
  phone: row.phone,
  uniqid: '',
})

/** A message as its sender's own pages are told of it. */
export const frameSent = (row: MessageRow, card: Card): WireMessage & Record<string, unknown> => ({
  ...frameMessage(row, card),
  read_seq: row.read_seq,
})
