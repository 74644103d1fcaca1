import { endpoint, type Id, type Paging } from './endpoint.ts'
import type { ServerForm } from './server-form.ts'

/** What a visitor left while nobody was there (kefu contract, 用户留言). */
export interface Feedback {
  id: Id
  uid: Id
  rela_name: string
  phone: string
  content: string
  /** The remark of who handled it. */
  make: string
  /** 1 is handled. */
  status: number
  add_time: string
  /** The shop user whom it is of, where one is known: our own server only. */
  user_uid?: Id
}

export interface FeedbackBody {
  make?: string
  status?: number
  /** The version that was read, at our own server: an older one is refused with 409 CHANGED. */
  version?: number
}

type One = { params: { id: Id } }

/** The shop calls these rows `data`. */
export const listFeedback = endpoint<{ query: Paging & { title?: string; time?: string } }, { data: Feedback[]; count: number }>(
  'GET',
  '/app/feedback',
)
/** Refused with 400460. */
export const readFeedbackForm = endpoint<One, ServerForm>('GET', '/app/feedback/:id/edit')
/** Refused with 400268. */
export const handleFeedback = endpoint<One & { body: FeedbackBody }, undefined>('PUT', '/app/feedback/:id', { encoding: 'json' })
/** Refused with 100008 where there is none. */
export const removeFeedback = endpoint<One, undefined>('DELETE', '/app/feedback/:id')

const visitor = { side: 'kefu', open: true } as const

/** What visitors read above the form. */
export const readFeedbackNotice = endpoint<Record<never, never>, { feedback: string }>('GET', '/tourist/feedback', visitor)
/** Refused with 410155, 410157, 410158, 410163. Tokens are ours: whom they prove is kept with it. */
export const leaveFeedback = endpoint<
  { body: { rela_name: string; phone: string; content: string; token?: string; tourist_token?: string } },
  undefined
>('POST', '/tourist/feedback', { ...visitor, encoding: 'json' })
/** HTML beside the chat. `greeting` is ours: what an agent's first words are. */
export const readChatAdvertisement = endpoint<Record<never, never>, { content: string; greeting?: string }>('GET', '/tourist/adv', visitor)
