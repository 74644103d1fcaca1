import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { $locale } from '#src/text/locale.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import type { Side } from '../document/merge/clash.ts'
import type { OpenMerge } from '../session/merging.ts'
import { timeOf } from '../session/time.ts'
import { useEditor } from '../use-editor.ts'
import { ClashCard } from './clash-card.tsx'
import css from './conflict.css?inline'
import { $text } from './conflict.text.ts'

addStyles(css)

/** Asks about everything that two editors did differently to the same thing. Closing it changes neither page. */
export function ConflictDialog() {
  const merge = useStore(useEditor().session.merging.$open)
  return merge && <Choices merge={merge} />
}

function Choices({ merge }: { merge: OpenMerge }) {
  const t = useStore($text)
  const locale = useStore($locale)
  const { session } = useEditor()
  const [sides, setSides] = useState<ReadonlyMap<number, Side>>(new Map())
  const { clashes } = merge
  const isChosen = clashes.map((_, index) => sides.get(index))
  const chooseAll = (side: Side) => setSides(new Map(clashes.map((_, index) => [index, side])))
  const settle = () =>
    void session.settle((clash) => sides.get(clashes.findIndex(({ id, type }) => id === clash.id && type === clash.type)) ?? 'mine')
  const left = clashes.length - sides.size
  const footer = <Foot left={left} isSaving={merge.isSaving} onCancel={() => session.merging.cancel()} onMerge={settle} />
  return (
    <Dialog open onClose={() => session.merging.cancel()} title={t.title} width={900} footer={footer}>
      <p>{merge.updated ? t.changedAt(timeOf(merge.updated, locale)) : t.undone}</p>
      <p>{t.count(clashes.length)}</p>
      {clashes.length > 1 && (
        <div className="designer-clashes__all">
          <Button size="compact" onClick={() => chooseAll('mine')}>
            {t.allMine}
          </Button>
          <Button size="compact" onClick={() => chooseAll('theirs')}>
            {t.allTheirs}
          </Button>
        </div>
      )}
      <ul className="designer-clashes">
        {clashes.map((clash, index) => (
          <ClashCard
            key={`${clash.type} ${clash.id}`}
            clash={clash}
            side={isChosen[index]}
            onChoose={(side) => setSides(new Map([...sides, [index, side]]))}
          />
        ))}
      </ul>
    </Dialog>
  )
}

interface FootProps {
  left: number
  isSaving: boolean
  onCancel(): void
  onMerge(): void
}

function Foot({ left, isSaving, onCancel, onMerge }: FootProps) {
  const t = useStore($text)
  const common = useStore($common)
  return (
    <>
      <span className="designer-clashes__left" role="status">
        {left > 0 && t.left(left)}
      </span>
      <Button onClick={onCancel}>{common.cancel}</Button>
      <Button variant="primary" disabled={left > 0} onClick={onMerge}>
        {isSaving ? t.mergeAndSave : t.merge}
      </Button>
    </>
  )
}
