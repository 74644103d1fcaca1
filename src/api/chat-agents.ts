import type { Agent } from './chat.ts'
import type { MessageFile } from './chat-uploads.ts'
import { endpoint, type Id, type List, type Paging } from './endpoint.ts'
import type { ServerForm } from './server-form.ts'

/** Somebody who answers visitors, as the back office lists them (kefu contract, "Admin management"). */
export interface AgentRow {
  id: Id
  /** Of the chat: what conversations name. */
  uid: Id
  avatar: string
  /** What visitors see. */
  wx_name: string
  /** 1 may sign in. */
  status: number
  add_time: string
  phone: string
  /** Of the shop user whom the agent was chosen among. */
  nickname: string
}

/** An agent as the form sends one; `image` is the chosen shop user as its picker carries them. */
export interface AgentBody {
  image?: { uid?: Id; image?: string } | string
  uid?: Id
  avatar?: string
  nickname?: string
  phone?: string
  account?: string
  password?: string
  true_password?: string
  status?: number
  /** 1 handles orders on the phone, 1 hears of new orders. */
  customer?: number
  notify?: number
  /** The version that was read, at our own server: an older one is refused with 409 CHANGED. */
  version?: number
}

/** Somebody whom an agent has talked with. */
export interface TalkedWith {
  nickname: string
  uid: Id
  headimgurl: string
  label: readonly { id: Id; label_cate: Id; label_name: string }[]
}

/** A message between an agent and a visitor, the newest first; a time is text, or unix seconds. */
export interface ChatLogRow {
  id: Id
  uid: Id
  nickname: string
  avatar: string
  msn: string
  msn_type: number
  add_time: string | number
  /** Ours: the file that it carries. */
  file?: MessageFile | null
  /** Ours: 1 where who wrote it took it back; `msn` is empty then. */
  recalled?: number
}

type One = { params: { id: Id } }
const json = { encoding: 'json' } as const

export const listAgents = endpoint<{ query: Paging }, List<AgentRow>>('GET', '/app/wechat/kefu')
export const readAgentAddForm = endpoint<Record<never, never>, ServerForm>('GET', '/app/wechat/kefu/add')
/** Refused with 100026. */
export const readAgentEditForm = endpoint<One, ServerForm>('GET', '/app/wechat/kefu/:id/edit')
/** Refused with 400250 to 400259, 400262, 400263, 400264. */
export const addAgent = endpoint<{ body: AgentBody }, undefined>('POST', '/app/wechat/kefu', json)
/** An empty password stays as it is. Refused with 100026, 400252, 400255, 400257, 400258, 400259, 400262, 400263, 400264. */
export const changeAgent = endpoint<One & { body: AgentBody }, undefined>('PUT', '/app/wechat/kefu/:id', json)
/** Refused with 100008 where there is none. */
export const removeAgent = endpoint<One, undefined>('DELETE', '/app/wechat/kefu/:id')
/** Refused with 100100 where there is none, and with 400265 where the shop user is gone. */
export const setAgentStatus = endpoint<{ params: { id: Id; status: number } }, undefined>('PUT', '/app/wechat/kefu/set_status/:id/:status')
/** A GET that opens a session of the agent's. Refused with 400266, 400267. */
export const openAgentSession = endpoint<One, { token: string; exp_time: number; kefuInfo: Agent }>('GET', '/app/wechat/kefu/login/:id')
/** Refused with 100026. */
export const listTalkedWith = endpoint<One & { query: Paging }, List<TalkedWith>>('GET', '/app/wechat/kefu/record/:id')
/** What a visitor (`uid`) and an agent (`to_uid`, and `id` of the agent's row) wrote. */
export const listChatLog = endpoint<{ query: Paging & { uid: Id; to_uid?: Id; id?: Id } }, List<ChatLogRow>>(
  'GET',
  '/app/wechat/kefu/chat_list',
)
