import { mostHours, mostOf, mostQuestions, type ChatRules } from '#src/api/chat-settings.ts'
import { choices } from '#src/kinds/choices.ts'
import type { ValuesOf } from '#src/kinds/kind.ts'
import { isBlankLine, lines, newLineId, type LineOf } from '#src/kinds/lines.ts'
import { text } from '#src/kinds/text.ts'
import { clock } from './clock.ts'

const week = { 1: 'monday', 2: 'tuesday', 3: 'wednesday', 4: 'thursday', 5: 'friday', 6: 'saturday', 7: 'sunday' } as const

const ofHours = { days: choices(week, { required: true }), from: clock({ required: true }), to: clock({ required: true }) }
const ofQuestions = {
  question: text({ max: mostOf.question, required: true }),
  answer: text({ max: mostOf.answer, required: true }),
}

export const hoursField = lines(ofHours, { max: mostHours })
export const questionsField = lines(ofQuestions, { max: mostQuestions })

export interface Values {
  assignment: string
  capacity: number | null
  grace: number | null
  hours: readonly LineOf<typeof ofHours>[]
  questions: readonly LineOf<typeof ofQuestions>[]
  awayMessage: string
  version?: number | undefined
}

/** Whether a row ends before it begins; one that is not filled in yet says nothing. */
export const endsEarly = ({ from, to }: Pick<Values['hours'][number], 'from' | 'to'>): boolean => from !== '' && to !== '' && from >= to

export const valuesOf = (rules: ChatRules & { version?: number }): Values => ({
  ...rules,
  hours: rules.hours.map((one) => ({ days: one.days.map(String), from: one.from, to: one.to, id: newLineId() })),
  questions: rules.questions.map((one) => ({ ...one, id: newLineId() })),
})

type Written = Partial<ChatRules> & { version?: number }
type Question = ValuesOf<typeof ofQuestions>

export function rulesOf({ assignment, capacity, grace, hours, questions, awayMessage, version }: Values): Written {
  const written = <Row extends { readonly id: string }>(of: Parameters<typeof isBlankLine>[0], rows: readonly Row[]) =>
    rows.filter((row) => !isBlankLine(of, row as unknown as Readonly<Record<string, unknown>>))
  return {
    assignment: assignment as ChatRules['assignment'],
    ...{ capacity: capacity ?? 0, grace: grace ?? 0, awayMessage },
    hours: written(hoursField, hours).map(({ days, from, to }) => ({ days: days.map(Number), from, to })),
    questions: written(questionsField, questions).map(({ question, answer }: Question) => ({ question, answer })),
    ...(version !== undefined && { version }),
  }
}
