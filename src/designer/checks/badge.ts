import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Editor } from '../editor.ts'
import type { Badge } from '../rail/tab.ts'
import { $text } from './badge.text.ts'
import { checkerOf } from './checker-of.ts'
import type { Finding } from './finding.ts'

/** The linter is loaded when nobody has chosen or changed anything for so many ms, and after `patience` at the latest. */
const calm = 5000
const patience = 20_000

const badges = new WeakMap<Editor, ReadableAtom<Badge | null>>()

function badgeFor(findings: readonly Finding[]): Badge | null {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const count = errors || findings.filter(({ severity }) => severity === 'warning').length
  if (count === 0) return null
  const label = errors > 0 ? $text.get().errors(count) : $text.get().warnings(count)
  return { text: count > 99 ? '99+' : String(count), label, tone: errors > 0 ? 'danger' : 'warning' }
}

function whenCalm({ page }: Editor, run: () => void): () => void {
  const end = performance.now() + patience
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        stop()
        run()
      },
      Math.max(0, Math.min(calm, end - performance.now())),
    )
  }
  const stops = [page.$revision.listen(wait), page.$selected.listen(wait)]
  const stop = () => {
    clearTimeout(timer)
    for (const one of stops) one()
  }
  wait()
  return stop
}

/** The number of errors, else of warnings. While somebody shows it, the page is checked. */
export function badgeOf(editor: Editor): ReadableAtom<Badge | null> {
  const cached = badges.get(editor)
  if (cached) return cached
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
    stops.push(whenCalm(editor, () => void begin()))
    return () => {
      isWanted = false
      for (const stop of stops) stop()
    }
  })
  badges.set(editor, $badge)
  return $badge
}
