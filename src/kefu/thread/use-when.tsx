// .tsx although it draws nothing: plain .ts modules are shared between React and Preact, hooks cannot be
import { useStore } from '@nanostores/react'
import { $locale } from '#src/text/locale.ts'
import { clock, daysAgo, shortDay } from './days.ts'
import { $text } from './thread.text.ts'
import { $today } from './today.ts'

/** A time as a list says it: the hour of today, yesterday, or the day. */
export function useWhen(at: number): string {
  const text = useStore($text)
  const locale = useStore($locale)
  const ago = daysAgo(at, useStore($today))
  return ago === 0 ? clock(at, locale) : ago === 1 ? text.yesterday : shortDay(at, locale)
}
