import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { WeightRange, WeightRangeList } from '#src/api/weight-ranges.ts'
import { FormOpening } from '#src/console/engine/form/form-opening.tsx'
import type { AboveProps } from '#src/console/engine/page.ts'
import { rangeForm } from './range-form.ts'
import { WeightRuler } from './weight-ruler.tsx'
import { $text } from './text.ts'

/** The bands in use, whatever of the list is looked at; one that is pressed is changed. */
export function RangeRuler({ reply, tools }: AboveProps<WeightRange>) {
  const t = useStore($text)
  const [open, setOpen] = useState<WeightRange | null>(null)
  const { in_use: ranges = [], gaps = [] } = (reply ?? {}) as unknown as Partial<WeightRangeList>
  return (
    <>
      <p className="console-faint weight-about">{t.about}</p>
      <WeightRuler ranges={ranges} gaps={gaps} onOpen={setOpen} />
      {open && (
        <FormOpening
          opened={{ form: rangeForm, key: 'edit', id: String(open.id), title: t.edit, row: open as never }}
          onClose={() => setOpen(null)}
          onDone={tools.reload}
        />
      )}
    </>
  )
}
