import { endpoint } from './endpoint.ts'

/** A time of the week in which agents are there. */
export interface ChatHours {
  /** Of the week, Monday 1 to Sunday 7. */
  days: number[]
  /** Of the shop's clock, `HH:MM`; `to` comes later and may be 24:00. What lasts over midnight is two. */
  from: string
  to: string
}

/** A question that visitors are offered, and what answers it. */
export interface ChatQuestion {
  question: string
  answer: string
}

/** How visitors find agents, and what they read while nobody is there. Our own server only. */
export interface ChatRules {
  /** `last` whom they talked to before, else anybody; `least` who has the fewest visitors; `turns` one after the other. */
  assignment: 'last' | 'least' | 'turns'
  /** Visitors that one agent talks to at once; 0 any number. */
  capacity: number
  /** Seconds after which the visitors of an agent who is gone are handed on; 0 never. */
  grace: number
  /** Without any it is always open. */
  hours: ChatHours[]
  questions: ChatQuestion[]
  /** What visitors read outside the hours; none where it is empty. */
  awayMessage: string
}

export const mostHours = 14
export const mostQuestions = 8
export const mostOf = { question: 200, answer: 200, awayMessage: 500 } as const

type Versioned = { version?: number }

/** Our own server only, as saving is (`chatDesk` of the features). */
export const readChatRules = endpoint<Record<never, never>, ChatRules & Versioned>('GET', '/app/kefu/rules')
/**
 * What is named is set. Refused at their field with chat_hours_days, chat_hours_order, chat_question_missing, chat_answer_missing,
 * chat_question_twice, and with 409 CHANGED for an older version.
 */
export const saveChatRules = endpoint<{ body: Partial<ChatRules> & Versioned }, undefined>('PUT', '/app/kefu/rules', { encoding: 'json' })
