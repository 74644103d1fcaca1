import { lazy, Suspense } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { nameOf } from '#src/stores/reads.ts'
import { useRead } from '#src/stores/use-read.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Popover } from '#src/ui/popover/popover.tsx'
import type { FilterKind, FilterProps, SeveralFilter } from './filter.ts'

const SeveralSheet = lazy(() => import('./sheets/several-sheet.tsx'))

/** Names that stand on the button. */
const most = 2

function SeveralField({ filter, words, value, onChange }: FilterProps<SeveralFilter>) {
  const read = useRead(useConnection(), ['choices', nameOf(filter.load)], filter.load)
  const options = (read.state === 'there' ? read.data : read.before) ?? []
  const label = String(words[filter.word])
  const chosen = value.split(',').filter(Boolean)
  const names = chosen.map((one) => options.find((option) => option.value === one)?.label.trim() ?? one)
  const shown = names.length > most ? `${names.slice(0, most).join('、')} +${names.length - most}` : names.join('、')
  return (
    <Popover label={label} trigger={<Button>{`${label}: ${shown || String(words[filter.all])}`}</Button>}>
      <Suspense fallback={null}>
        <SeveralSheet {...{ label, options, chosen }} onChoose={(next) => onChange(next.join(','))} />
      </Suspense>
    </Popover>
  )
}

export default { as: 'several', Field: SeveralField } satisfies FilterKind<SeveralFilter>
