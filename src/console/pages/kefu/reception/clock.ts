import { field, type Field, type FieldOptions, type Kind } from '#src/kinds/kind.ts'
import { textKind } from '#src/kinds/text.ts'

/** `9`, `9:00` and `09：00` as `09:00`; undefined for what is no time of day. */
function clockIn(text: string): string | undefined {
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?::(\d{2}))?$/.exec(text.normalize('NFKC').trim()) ?? []
  const clock = `${hour.padStart(2, '0')}:${minute}`
  return hour !== '' && (clock === '24:00' || (Number(hour) < 24 && Number(minute) < 60)) ? clock : undefined
}

const clockKind: Kind<string> = {
  ...textKind('text', 5, (value) => (clockIn(value) === value ? undefined : { code: 'FIELD_TIME' })),
  parse(text) {
    if (text.trim() === '') return { value: '' }
    const value = clockIn(text)
    return value ? { value } : { fault: { code: 'FIELD_TIME' } }
  },
}

/** A time of day, `HH:MM`, up to 24:00. */
export const clock = (options: FieldOptions<string> = {}): Field<string> => field(clockKind, options)
