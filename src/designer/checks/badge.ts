import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Editor } from '../editor.ts'
import type { Badge } from '../rail/tab.ts'
import { $text } from './badge.text.ts'
import { checkerOf } from './checker-of.ts'
import type { Finding } from './finding.ts'

/** The page is on the screen and can be edited before it is checked. */
const calm = 1500

const badges = new WeakMap<Editor, ReadableAtom<Badge | null>>()

function badgeFor(findings: readonly Finding[]): Badge | null {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const count = errors || findings.filter(({ severity }) => severity === 'warning').length
  if (count === 0) return null
  const label = errors > 0 ? $text.get().errors(count) : $text.get().warnings(count)
  return { text: count > 99 ? '99+' : String(count), label, tone: errors > 0 ? 'danger' : 'warning' }
}

/** The number of errors, else of warnings. While somebody shows it, the page is checked. */
export function badgeOf(editor: Editor): ReadableAtom<Badge | null> {
  const known = badges.get(editor)
  if (known) return known
  const $badge = atom<Badge | null>(null)
  onMount($badge, () => {
    const stops: (() => void)[] = []
    let isWanted = true
    const begin = async () => {
      const checker = await checkerOf(editor).catch(() => undefined)
      if (!checker || !isWanted) return
      stops.push(
        checker.follow(),
        checker.$findings.subscribe((findings) => $badge.set(badgeFor(findings))),
      )
    }
    const timer = setTimeout(() => void begin(), calm)
    return () => {
      isWanted = false
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  })
  badges.set(editor, $badge)
  return $badge
}
