import { useMemo } from 'react'
import { useWordMatch } from '../finder/use-word-match.ts'
import { type ChooserProps, type ComboOption, holdsFragments, newOption } from './choice.ts'
import { useSearch } from './use-search.ts'

export interface Offer {
  recent: readonly ComboOption[]
  options: readonly ComboOption[]
  /** All that can be chosen, in the order in which it stands: recent, found, "new …". */
  entries: readonly ComboOption[]
  isLoading: boolean
  hasFailed: boolean
  /** What is offered answers what is typed. */
  isCurrent: boolean
  more(): void
  retry(): void
}

const none: readonly ComboOption[] = []

/**
 * What a combobox offers for the words typed. Until the answer to new words has come, of the earlier ones only those stay that hold
 * the words themselves: Enter never chooses what does not fit.
 */
export function useOffer({ search, options, recent = none, onCreate }: ChooserProps, words: string, isOpen: boolean): Offer {
  const { answer, ...state } = useSearch(search, words, isOpen)
  const isMatch = useWordMatch(words)
  const isCurrent = search === undefined || answer?.words === words
  const creates = onCreate !== undefined
  const isRemote = search !== undefined
  const offered = useMemo(() => {
    const isEmpty = words.trim() === ''
    const first = isEmpty ? recent : none
    const isRecent = (option: ComboOption) => first.some(({ id }) => id === option.id)
    const found = () => {
      if (!isRemote) return (options ?? none).filter(({ name, note }) => isMatch(note ? `${name} ${note}` : name))
      if (answer?.words === words) return answer.options
      return [...recent, ...(answer?.options ?? none)].filter(
        (option, at, all) => holdsFragments(option, words) && all.findIndex(({ id }) => id === option.id) === at,
      )
    }
    const rest = found().filter((option) => !isRecent(option))
    const exists = rest.some(({ name }) => name === words.trim())
    const last = creates && !isEmpty && !exists && isCurrent ? [newOption(words)] : none
    return { recent: first, options: rest, entries: [...first, ...rest, ...last] }
  }, [isRemote, options, recent, answer, words, isMatch, creates, isCurrent])
  return { ...offered, ...state, isCurrent }
}
