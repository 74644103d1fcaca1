import { useStore } from '@nanostores/react'
import type { WeightOverview } from '#src/api/weight-ranges.ts'
import type { AboveProps } from '#src/console/engine/page.ts'
import { WeightRuler } from './weight-ruler.tsx'
import { $text } from './text.ts'

/** The ranges in use, whatever of the list is looked at; one that is pressed is opened. */
export function RangeRuler({ reply, onOpen }: AboveProps<never>) {
  const t = useStore($text)
  const { in_use: bands = [], gaps = [], in_use_of: of } = (reply ?? {}) as unknown as Partial<WeightOverview>
  const whose = of && (of.scope === 'global' ? t.ofAll : t.ofNamed(of.scope_name))
  return (
    <>
      <p className="console-faint weight-about">{t.about}</p>
      {of && whose && bands.length > 0 && <p className="console-faint weight-about">{of.is_own ? whose : t.inherited(whose)}</p>}
      <WeightRuler bands={bands} gaps={gaps} onOpen={({ id }) => onOpen(String(id))} />
    </>
  )
}
