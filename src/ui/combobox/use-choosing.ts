import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNotify } from '../toast/notify.ts'
import { $text as $uiText } from '../ui.text.ts'
import { type ChooserProps, type ComboOption, type ComboValue, isNew } from './choice.ts'
import type { Offer } from './use-offer.ts'

const plain = ({ id, name }: ComboValue): ComboValue => ({ id, name })

/** The one that a scanned code or a typed name means: the only one, or the only one that is called exactly so. */
export function meant(options: readonly ComboOption[], words: string): ComboOption | undefined {
  if (options.length === 1) return options[0]
  const wanted = words.trim().toLowerCase()
  const exact = options.filter(({ name, note }) => name.toLowerCase() === wanted || note?.toLowerCase() === wanted)
  return exact.length === 1 ? exact[0] : undefined
}

/** Puts what was chosen into the value; the entry "new …" is created first. */
export function useChoosing({ values, onValues, multiple, onCreate }: ChooserProps) {
  const notify = useNotify()
  const [isCreating, setCreating] = useState(false)
  const latest = useRef({ values, onValues })
  latest.current = { values, onValues }
  const create = async (words: string) => {
    setCreating(true)
    try {
      const made = await onCreate?.(words)
      const now = latest.current
      if (made) now.onValues(multiple ? [...now.values, plain(made)] : [plain(made)])
    } catch {
      notify.error($uiText.get().failed)
    } finally {
      setCreating(false)
    }
  }
  const choose = (next: readonly ComboValue[]) => {
    const wish = next.find(isNew)
    if (wish) return void create(wish.name)
    onValues(next.map(plain))
  }
  const add = (value: ComboValue) => {
    if (!multiple) return choose([value])
    if (!values.some(({ id }) => id === value.id)) choose([...values, value])
  }
  return { choose, add, isCreating }
}

/**
 * Enter may come before the answer, as from a scanner: once it has come, what is meant without doubt is chosen.
 * Returns the handler of keys; what it takes is kept from the list.
 */
export function useEagerEnter(offer: Offer, words: string, hasMark: () => boolean, choose: (value: ComboOption) => void) {
  const [wanted, setWanted] = useState<string>()
  const isWaiting = wanted !== undefined && wanted === words
  const latest = useRef(choose)
  latest.current = choose
  const { isCurrent, hasFailed, options } = offer
  useEffect(() => {
    if (wanted === undefined) return
    if (wanted !== words || hasFailed) return setWanted(undefined)
    if (!isCurrent) return
    setWanted(undefined)
    const found = meant(options, words)
    if (found) latest.current(found)
  }, [wanted, words, isCurrent, hasFailed, options])
  return (event: KeyboardEvent & { preventBaseUIHandler?: () => void }) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return
    if (words.trim() === '' || isCurrent || hasMark() || isWaiting) return
    event.preventDefault()
    event.preventBaseUIHandler?.()
    setWanted(words)
  }
}
