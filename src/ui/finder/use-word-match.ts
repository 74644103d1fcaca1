import { useEffect, useMemo, useState } from 'react'

type Pinyin = (words: string, wanted: string) => boolean

let pinyin: Pinyin | undefined

// 20 kB of syllables, downloaded when somebody types Latin letters into a search
const loadPinyin = () =>
  import('pinyin-match').then(({ default: { match } }) => (pinyin = (words, wanted) => match(words, wanted) !== false))

/** Whether words are what somebody looks for: by their signs, or by full or initial pinyin once that is there. */
export function isWordMatch(words: string, wanted: string, usesPinyin = true): boolean {
  const text = wanted.trim().toLowerCase()
  if (text === '' || words.toLowerCase().includes(text)) return true
  return usesPinyin && (pinyin?.(words, text) ?? false)
}

/** A test for words against what is typed; brings the pinyin when it is needed. */
export function useWordMatch(wanted: string): (words: string) => boolean {
  const [hasPinyin, setHasPinyin] = useState(pinyin !== undefined)
  const needsPinyin = !hasPinyin && /[a-z]/i.test(wanted)
  useEffect(() => {
    if (!needsPinyin) return
    let isCurrent = true
    // without it the signs themselves are still found
    loadPinyin().then(
      () => isCurrent && setHasPinyin(true),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [needsPinyin])
  // another function when pinyin has arrived: lists are filtered again
  return useMemo(() => (words: string) => isWordMatch(words, wanted, hasPinyin), [wanted, hasPinyin])
}
