import { useStore } from '@nanostores/react'
import type { RefObject } from 'react'
import { $common } from '#src/text/common-words.ts'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import { wordOf } from '../../blocks/shared/words.ts'
import type { ControlProps } from './control.ts'
import { useListItems } from './use-list-items.ts'

export type Items = readonly Record<string, unknown>[]

/** What can be done to the rows of a list, with the rules of its kind: the fewest rows, the question before one goes. */
export function useRows(props: ControlProps<Items>, list: RefObject<HTMLElement | null>) {
  const { row, value, words, onChange } = props
  const common = useStore($common)
  const confirm = useConfirm()
  const notify = useNotify()
  const items = useListItems(props, list)
  const mayRemove = async () => {
    if (value.length <= (row.min ?? 0)) {
      notify.error(wordOf(words, row.tooFew ?? ''))
      return false
    }
    return row.asks === undefined || (await confirm({ title: wordOf(words, row.asks), confirmLabel: common.remove, danger: true }))
  }
  return {
    // typing in one row is one step: this goes without a seal
    change: (index: number, field: string, next: unknown) =>
      onChange(value.map((item, at) => (at === index ? { ...item, [field]: next } : item))),
    move: items.move,
    async remove(index: number) {
      if (await mayRemove()) items.drop(index)
    },
    add: (item?: object) => items.append((item ?? row.fresh?.() ?? {}) as Record<string, unknown>),
  }
}
