import { today } from '#src/lib/shop-time.ts'
import type { $text } from './text.ts'

/** Whether a day or a month, or a week as our own server writes it, holds a day. */
function holds(period: string, day: string): boolean {
  if (/^\d{4}-\d\d(-\d\d)?$/.test(period)) return day.startsWith(period)
  const [begin] = /\d{4}-\d\d-\d\d/.exec(period) ?? []
  return begin !== undefined && begin <= day && Date.parse(day) - Date.parse(begin) < 7 * 86_400_000
}

/** What a bill is of; that of today is not over. */
export function Period({ period, words }: { period: string; words: ReturnType<typeof $text.get> }) {
  return (
    <>
      <strong className="console-name">{period}</strong> {holds(period, today()) && <span className="console-tag">{words.unfinished}</span>}
    </>
  )
}
