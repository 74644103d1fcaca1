import { endpoint, type Id, type List, type Paging } from './endpoint.ts'
import type { ServerForm } from './server-form.ts'

/** A reply that is written once and sent often (kefu contract, 客服话术). */
export interface CannedReply {
  id: Id
  /** Of an agent's own library; 0 for the shared one. */
  kefu_id: Id
  /** 0 for the usual category, which is always there. */
  cate_id: Id
  title: string
  message: string
  /** The higher stands first. */
  sort: number
  add_time: string
  cate_name: string
}

export interface CannedCategory {
  id: Id
  name: string
  sort: number
}

export interface CannedReplyBody {
  title?: string
  message?: string
  cate_id?: Id
  sort?: number
  /** The version that was read, at our own server: an older one is refused with 409 CHANGED. */
  version?: number
}

export interface CannedCategoryBody {
  name?: string
  sort?: number
  version?: number
}

export interface CannedQuery extends Paging {
  title?: string
  message?: string
  /** 0 for the usual category; all of them without one. */
  cate_id?: Id
}

type One = { params: { id: Id } }
type None = Record<never, never>
/** The shop calls these rows `data`. */
interface Categories {
  data: CannedCategory[]
  count: number
}

const json = { encoding: 'json' } as const
const [replies, categories] = ['/app/wechat/speechcraft', '/app/wechat/speechcraftcate'] as const

export const listCannedReplies = endpoint<{ query: CannedQuery }, List<CannedReply>>('GET', replies)
/** `cate_id` is ours: the category that a new one begins in. */
export const readCannedReplyAddForm = endpoint<{ query: { cate_id?: Id } }, ServerForm>('GET', `${replies}/create`)
/** Refused with 400461. */
export const readCannedReplyEditForm = endpoint<One, ServerForm>('GET', `${replies}/:id/edit`)
/** Refused with 400022, 400103, 400269. */
export const addCannedReply = endpoint<{ body: CannedReplyBody }, undefined>('POST', replies, json)
/** Refused with 400022, 400103, 400269, 400461. */
export const changeCannedReply = endpoint<One & { body: CannedReplyBody }, undefined>('PUT', `${replies}/:id`, json)
/** Refused with 400272. */
export const removeCannedReply = endpoint<One, undefined>('DELETE', `${replies}/:id`)

/** The usual category stands first, as 0. */
export const listCannedCategories = endpoint<{ query: { name?: string } }, Categories>('GET', categories)
export const readCannedCategoryAddForm = endpoint<None, ServerForm>('GET', `${categories}/create`)
/** Refused with 400103. */
export const readCannedCategoryEditForm = endpoint<One, ServerForm>('GET', `${categories}/:id/edit`)
/** Refused with 400100, 400101. */
export const addCannedCategory = endpoint<{ body: CannedCategoryBody }, undefined>('POST', categories, json)
/** Refused with 400100, 400101, 400103. */
export const changeCannedCategory = endpoint<One & { body: CannedCategoryBody }, undefined>('PUT', `${categories}/:id`, json)
/** Refused with 400103, with 400273 for the usual one, and with 100008 while it has replies. */
export const removeCannedCategory = endpoint<One, undefined>('DELETE', `${categories}/:id`)

const kefu = { side: 'kefu', encoding: 'json' } as const

/** `type` 0 reads the shared library, 1 the agent's own. */
export const listAgentReplies = endpoint<{ query: Omit<CannedQuery, 'message'> & { type?: 0 | 1 } }, CannedReply[]>(
  'GET',
  '/service/speechcraft',
  kefu,
)
/** Into the agent's own library. Refused with 410096, 410097, 410109. */
export const addAgentReply = endpoint<{ body: CannedReplyBody }, undefined>('POST', '/service/speechcraft', kefu)
/** Refused with 100026, 410096, 410097, 410109, and with 410101 for a shared one. */
export const changeAgentReply = endpoint<One & { body: CannedReplyBody }, undefined>('PUT', '/service/speechcraft/:id', kefu)
/** Refused with 410100, and with 410101 for a shared one. */
export const removeAgentReply = endpoint<One, undefined>('DELETE', '/service/speechcraft/:id', kefu)
export const listAgentCategories = endpoint<{ query: { type?: 0 | 1 } }, Categories>('GET', '/service/cate', kefu)
/** Refused with 410095, 400101. */
export const addAgentCategory = endpoint<{ body: CannedCategoryBody }, undefined>('POST', '/service/cate', kefu)
/** Refused with 100026, 410095, 400101. */
export const changeAgentCategory = endpoint<One & { body: CannedCategoryBody }, undefined>('PUT', '/service/cate/:id', kefu)
/** Refused with 410096, and with 100008 while it has replies. */
export const removeAgentCategory = endpoint<One, undefined>('DELETE', '/service/cate/:id', kefu)
