import { useStore } from '@nanostores/react'
import { CircleCheck, RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $locale } from '#src/text/locale.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import type { Checker } from '../../checks/checker.ts'
import { checkerOf } from '../../checks/checker-of.ts'
import { severities, type Finding, type Severity } from '../../checks/finding.ts'
import { useEditor } from '../../use-editor.ts'
import css from './checks.css?inline'
import { $text } from './checks.text.ts'
import { FindingRow } from './finding-row.tsx'

addStyles(css)

const step = 100

/** What the linter found: errors, warnings, hints, each with a way to its place. */
export function Checks() {
  const editor = useEditor()
  const [checker, setChecker] = useState<Checker>()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isHere = true
    void checkerOf(editor).then((found) => {
      if (!isHere) return
      stop = found.follow()
      setChecker(found)
    })
    return () => {
      isHere = false
      stop?.()
    }
  }, [editor])
  return <div className="designer-checks">{checker ? <Findings checker={checker} /> : <Skeleton rows={5} />}</div>
}

function Findings({ checker }: { checker: Checker }) {
  const t = useStore($text)
  useStore($locale)
  const findings = useStore(checker.$findings)
  const isReady = useStore(checker.$isReady)
  const isUntold = useStore(checker.$isUntold)
  const ignored = useStore(checker.ignored.$keys).size
  const list = useRef<HTMLDivElement>(null)
  const hold = useFocusKept(list, findings)
  return (
    <>
      <div className="designer-checks__head">
        <p role="status">{isReady ? (findings.length > 0 ? t.found(findings.length) : t.none) : t.checking}</p>
        <IconButton size="compact" label={t.again} icon={<RefreshCw size={14} />} onClick={() => checker.again()} />
      </div>
      <div className="designer-checks__groups" ref={list} tabIndex={-1}>
        {severities.map((severity) => (
          <Group
            key={severity}
            severity={severity}
            findings={findings.filter((one) => one.severity === severity)}
            onIgnore={({ key }) => checker.ignored.add(key)}
            onAct={hold}
          />
        ))}
        {isReady && findings.length === 0 && <Empty icon={<CircleCheck />} text={t.none} />}
        {isReady && isUntold && <p className="designer-checks__untold">{t.untold}</p>}
        {ignored > 0 && (
          <Button size="compact" variant="quiet" onClick={() => checker.ignored.clear()}>
            {t.ignored(ignored)}
          </Button>
        )}
      </div>
    </>
  )
}

interface GroupProps {
  severity: Severity
  findings: readonly Finding[]
  onIgnore: (finding: Finding) => void
  onAct: (key: string) => void
}

function Group({ severity, findings, onIgnore, onAct }: GroupProps) {
  const t = useStore($text)
  const [most, setMost] = useState(step)
  if (findings.length === 0) return null
  return (
    <section className="designer-checks__group" data-severity={severity}>
      <h3>
        {t[severity]} <small>{findings.length}</small>
      </h3>
      <ul>
        {findings.slice(0, most).map((finding) => (
          <FindingRow key={finding.key} finding={finding} onIgnore={onIgnore} onAct={onAct} />
        ))}
      </ul>
      {findings.length > most && (
        <Button size="compact" variant="quiet" onClick={() => setMost(most + step)}>
          {t.more(findings.length - most)}
        </Button>
      )}
    </section>
  )
}

// the row that somebody acted on goes away: the focus goes on to the one that takes its place
function useFocusKept(list: RefObject<HTMLElement | null>, findings: readonly Finding[]): (key: string) => void {
  const held = useRef<{ key: string; index: number } | null>(null)
  useEffect(() => {
    const waiting = held.current
    const root = list.current
    if (!waiting || !root || findings.some(({ key }) => key === waiting.key)) return
    held.current = null
    const rows = [...root.querySelectorAll<HTMLElement>('[data-finding]')]
    const next = rows[Math.min(waiting.index, rows.length - 1)] ?? root
    next.focus({ preventScroll: false })
  }, [list, findings])
  return (key) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-finding]') ?? [])]
    held.current = { key, index: rows.findIndex((row) => row.dataset['finding'] === key) }
  }
}
