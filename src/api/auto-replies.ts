import { endpoint, type Id, type List, type Paging } from './endpoint.ts'
import type { ServerForm } from './server-form.ts'

/** What a visitor's message is answered with by itself (kefu contract, "Auto-reply"). */
export interface AutoReply {
  id: Id
  /** Words, several with commas between them: the whole message, or a part of it. */
  key: string
  /** `text` or `image`. */
  type: string
  /** The text, or the address of the picture; a shop server wraps it. */
  data: string | { content?: string; src?: string }
  status: number
}

export interface AutoReplyBody {
  keys?: string
  type?: string
  data?: string
  status?: number
  /** The version that was read, at our own server: an older one is refused with 409 CHANGED. */
  version?: number
}

type One = { params: { id: Id } }

export const listAutoReplies = endpoint<{ query: Paging & { key?: string; type?: string } }, List<AutoReply>>(
  'GET',
  '/app/kefu/auto_reply/list',
)
/** 0 is a new one. Refused with 100026. */
export const readAutoReplyForm = endpoint<One, ServerForm>('GET', '/app/kefu/auto_reply/form/:id')
/** 0 is a new one. Refused with 100026, 400239, 400240, 400241. */
export const saveAutoReply = endpoint<One & { body: AutoReplyBody }, undefined>('POST', '/app/kefu/auto_reply/save/:id', {
  encoding: 'json',
})
/** The shop's own `auto_reply/status` has no handler; its screen makes this call. Refused with 100100. */
export const setAutoReplyStatus = endpoint<{ params: { id: Id; status: number } }, undefined>(
  'PUT',
  '/app/wechat/keyword/set_status/:id/:status',
)
export const removeAutoReply = endpoint<One, undefined>('DELETE', '/app/kefu/auto_reply/del/:id')
