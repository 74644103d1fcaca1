import { useStore } from '@nanostores/react'
import type { WeightOverview } from '#src/api/weight-ranges.ts'
import type { AboveProps } from '#src/console/engine/page.ts'
import { WeightRuler } from './weight-ruler.tsx'
import { $text } from './text.ts'

/** The ranges in use, whatever of the list is looked at; one that is pressed is opened. */
export function RangeRuler({ reply, onOpen }: AboveProps<never>) {
  const t = useStore($text)
  const { in_use: bands = [], gaps = [] } = (reply ?? {}) as unknown as Partial<WeightOverview>
  return (
    <>
      <p className="console-faint weight-about">{t.about}</p>
      <WeightRuler bands={bands} gaps={gaps} onOpen={({ id }) => onOpen(String(id))} />
    </>
  )
}
