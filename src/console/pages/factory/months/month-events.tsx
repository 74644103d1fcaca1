import { useStore } from '@nanostores/react'
import { listMonths } from '#src/api/factory-settings.ts'
import type { AboveProps } from '#src/console/engine/page.ts'
import { useCall } from '#src/stores/use-read.ts'
import { $text } from './text.ts'

const shown = 3

/** What was done last with months, and why. */
export function MonthEvents({ tools }: AboveProps<never>) {
  const t = useStore($text)
  const read = useCall(tools.connection, listMonths, {})
  const events = read.state === 'there' ? read.data.events : []
  return (
    <div className="console-faint">
      <p>{t.about}</p>
      {events.slice(0, shown).map(({ month, what, who, reason, at }) => (
        <p key={`${at} ${month} ${what}`}>
          {at} {who} {what === 'close' ? t.closedIt(month) : t.reopenedIt(month)}
          {reason && ` · ${reason}`}
        </p>
      ))}
    </div>
  )
}
