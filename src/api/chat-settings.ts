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
