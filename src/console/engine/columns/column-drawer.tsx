import { useStore } from '@nanostores/react'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { Drawer } from '#src/ui/drawer/drawer.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { NumberInput } from '#src/ui/number-input/number-input.tsx'
import { reorderable } from '#src/ui/reorder/sortable-list.ts'
import { Select } from '#src/ui/select/select.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { KeptList } from '../kept/kept-list.ts'
import { widthLimits, type ColumnChoice, type ListPreferences } from '../kept/list-preferences.ts'
import { choicesOf, moved, type Arrangeable } from './arrange.ts'
import css from './column-drawer.css?inline'
import { $text } from './columns.text.ts'

addStyles(css)

export interface ColumnDrawerProps {
  open: boolean
  columns: readonly (Arrangeable & { title: unknown })[]
  kept: ListPreferences
  list: KeptList
  /** Rows are cards: there is no width and no edge to stay at. */
  isCards?: boolean
  onClose(): void
}

/** Which columns stand where, how wide, and which stay in sight; each change is seen and kept at once. */
export function ColumnDrawer({ open, columns, kept, list, isCards, onClose }: ColumnDrawerProps) {
  const text = useStore($text)
  const common = useStore($common)
  const notify = useNotify()
  const choices = choicesOf(columns, kept.columns)
  const heading = (columns.find((column) => column.heading) ?? columns[0])?.key
  const put = (next: readonly ColumnChoice[]) => list.change((before) => ({ ...before, columns: next })).catch(notify.failure)
  const change = (key: string, part: Partial<ColumnChoice>) =>
    put(choices.map((choice) => (choice.key === key ? { ...choice, ...part } : choice)))
  const latest = useRef(put)
  latest.current = put
  const order = useRef(choices)
  order.current = choices
  const box = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (!open || !box.current) return
    return reorderable(box.current, '.console-column-grip', (from, to) => void latest.current(moved(order.current, from, to)))
  }, [open])
  const isShown = (choice: ColumnChoice) => choice.key === heading || !choice.isHidden
  const footer = (
    <>
      <Button onClick={() => void put([])}>{common.reset}</Button>
      <Button variant="primary" onClick={onClose}>
        {common.close}
      </Button>
    </>
  )
  return (
    <Drawer open={open} onClose={onClose} title={text.title} width={420} footer={footer}>
      <ul className="console-columns" ref={box}>
        {choices.map((choice, at) => {
          const column = columns.find(({ key }) => key === choice.key)
          const title = String(column?.title ?? choice.key)
          return (
            <li key={choice.key} className="console-column" data-cards={isCards || undefined}>
              <span className="console-column-grip" aria-hidden="true">
                <GripVertical size={16} />
              </span>
              <Checkbox
                checked={isShown(choice)}
                disabled={choice.key === heading}
                onChange={(checked) => void change(choice.key, { isHidden: !checked })}
              >
                {title}
              </Checkbox>
              <span className="console-column-tools">
                {!isCards && (
                  <>
                    <NumberInput
                      size="compact"
                      aria-label={text.width(title)}
                      placeholder={text.auto}
                      value={choice.width ?? null}
                      min={widthLimits.least}
                      max={widthLimits.most}
                      step={10}
                      onChange={(width) => void change(choice.key, { width: width ?? undefined })}
                    />
                    <Select
                      size="compact"
                      aria-label={text.pin(title)}
                      value={choice.pin ?? ''}
                      options={[
                        { value: '', label: text.loose },
                        { value: 'start', label: text.start },
                        { value: 'end', label: text.end },
                      ]}
                      onChange={(pin) => void change(choice.key, { pin: pin === '' ? undefined : (pin as 'start' | 'end') })}
                    />
                  </>
                )}
                <IconButton
                  size="compact"
                  label={text.up(title)}
                  icon={<ArrowUp size={16} aria-hidden />}
                  disabled={at === 0}
                  onClick={() => void put(moved(choices, at, at - 1))}
                />
                <IconButton
                  size="compact"
                  label={text.down(title)}
                  icon={<ArrowDown size={16} aria-hidden />}
                  disabled={at === choices.length - 1}
                  onClick={() => void put(moved(choices, at, at + 1))}
                />
              </span>
            </li>
          )
        })}
      </ul>
    </Drawer>
  )
}
