import { Refusal } from '../../refusal.ts'

interface Days {
  date?: string
  delivery?: string
  due?: string
  lines?: readonly { id: string; delivery?: string }[]
}

/**
 * What is delivered or due is so on the day of the document or later (manufacturing 3.5 no. 6); days that stand there already stay.
 * @throws Refusal 400 `DELIVERY_EARLY`, `DUE_EARLY` at their fields
 */
export function refuseEarly({ date = '', delivery, due, lines = [] }: Days, before: Days | undefined): void {
  const isMoved = before === undefined || date !== before.date
  const isEarly = (day: string | undefined, was: string | undefined) => Boolean(day) && day! < date && (isMoved || day !== was)
  const were = new Map((before?.lines ?? []).map((line) => [line.id, line.delivery]))
  const errors = Object.fromEntries([
    ...(isEarly(delivery, before?.delivery) ? [['delivery_date', 'DELIVERY_EARLY']] : []),
    ...(isEarly(due, before?.due) ? [['due_date', 'DUE_EARLY']] : []),
    ...lines.flatMap((line, at) => (isEarly(line.delivery, were.get(line.id)) ? [[`lines.${at}.delivery_date`, 'DELIVERY_EARLY']] : [])),
  ] as [string, string][])
  const [first] = Object.values(errors)
  if (first) throw new Refusal({ status: 400, code: first, errors })
}
