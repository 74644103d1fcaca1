import { useStore } from '@nanostores/react'
import { useConnection } from '#src/gate/use-connection.ts'
import { Select } from '#src/ui/select/select.tsx'
import type { PageWords } from '../page.ts'
import { cutOf, cutsOf } from './cut.ts'
import type { StatisticsRequest } from './request.ts'
import type { TrendPart } from './statistics-page.ts'
import { $text } from './statistics.text.ts'
import { usualNameOf } from './time-points.ts'

interface CutChoiceProps<W> {
  part: TrendPart<W>
  title: string
  request: StatisticsRequest
  /** Nothing for the usual one. */
  onChange(cut: string): void
}

/** Whether a chart has days, weeks or months, as far as this server can cut it so. */
export function CutChoice<W extends PageWords>({ part, title, request, onChange }: CutChoiceProps<W>) {
  const text = useStore($text)
  const { kind } = useConnection()
  const known = cutsOf(part, kind, request.days)
  if (known.length === 0) return null
  const options = known.map((cut) => ({ value: cut, label: text[cut === 'usual' ? usualNameOf(request.days) : cut] }))
  return (
    <div className="console-filter">
      <Select
        aria-label={text.cutOf(title)}
        value={cutOf(part, kind, request) ?? 'usual'}
        onChange={(cut) => onChange(cut === 'usual' ? '' : cut)}
        options={options}
        size="compact"
      />
    </div>
  )
}
