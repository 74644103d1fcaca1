import { mostHours, mostOf, mostQuestions, type ChatHours, type ChatQuestion, type ChatRules } from '#src/api/chat-settings.ts'
import { Refusal } from '#src/server/refusal.ts'
import type { Schema } from '#src/server/schemas.ts'

const clock = '^([01]\\d|2[0-3]):[0-5]\\d$'
const words = (maxLength: number): Schema => ({ type: 'string', maxLength })

const hours: Schema = {
  type: 'object',
  required: ['days', 'from', 'to'],
  properties: {
    days: { type: 'array', maxItems: 7, items: { type: 'integer', minimum: 1, maximum: 7 } },
    from: { type: 'string', pattern: clock },
    to: { type: 'string', pattern: `${clock}|^24:00$` },
  },
}

const question: Schema = {
  type: 'object',
  required: ['question', 'answer'],
  properties: { question: words(mostOf.question), answer: words(mostOf.answer) },
}

/** Shape of the rules in a body; what `checkedRules` looks at besides is what one field says of another. */
export const chatRules: Record<keyof ChatRules, Schema> = {
  assignment: { type: 'string', enum: ['last', 'least', 'turns'] },
  capacity: { type: 'integer', minimum: 0, maximum: 1000 },
  grace: { type: 'integer', minimum: 0, maximum: 86400 },
  hours: { type: 'array', maxItems: mostHours, items: hours },
  questions: { type: 'array', maxItems: mostQuestions, items: question },
  awayMessage: words(mostOf.awayMessage),
}

const wrong = (code: string, field: string) => new Refusal({ status: 400, code, errors: { [field]: code } })

function checkedHours({ days, from, to }: ChatHours, index: number): ChatHours {
  if (days.length === 0) throw wrong('chat_hours_days', `hours.${index}.days`)
  if (from >= to) throw wrong('chat_hours_order', `hours.${index}.to`)
  return { days: [...new Set(days)].toSorted((a, b) => a - b), from, to }
}

function checkedQuestion(given: ChatQuestion, index: number, all: readonly ChatQuestion[]): ChatQuestion {
  const [asked, answer] = [given.question.trim(), given.answer.trim()]
  if (!asked) throw wrong('chat_question_missing', `questions.${index}.question`)
  if (!answer) throw wrong('chat_answer_missing', `questions.${index}.answer`)
  if (all.findIndex((one) => one.question.trim() === asked) < index) throw wrong('chat_question_twice', `questions.${index}.question`)
  return { question: asked, answer }
}

/**
 * The rules as they are stored. Refused at their field with chat_hours_days without a day, chat_hours_order where it ends before it begins,
 * chat_question_missing, chat_answer_missing, chat_question_twice.
 */
export function checkedRules(given: Partial<ChatRules>): Partial<ChatRules> {
  return {
    ...given,
    ...(given.hours && { hours: given.hours.map(checkedHours) }),
    ...(given.questions && { questions: given.questions.map(checkedQuestion) }),
    ...(given.awayMessage !== undefined && { awayMessage: given.awayMessage.trim() }),
  }
}
