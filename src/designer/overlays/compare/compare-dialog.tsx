import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { canonicalJson } from '#src/lib/canonical-json.ts'
import { addStyles } from '#src/lib/styles.ts'
import { $locale } from '#src/text/locale.ts'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { nameOfBlock } from '../../blocks/shared/kind-name.ts'
import { BlockPreview } from '../../canvas/block-preview.tsx'
import type { Editor } from '../../editor.ts'
import type { OpenedPage } from '../../session/open-page.ts'
import { timeOf } from '../../session/time.ts'
import { useEditor } from '../../use-editor.ts'
import { diffPages, type ComparedBlock } from '../../versions/page-diff.ts'
import { readVersion } from '../../versions/restore.ts'
import css from './compare.css?inline'
import { $text } from './compare.text.ts'

addStyles(css)

/** A version and the page as it is now, side by side, with every block that differs marked. */
export function CompareDialog({ onClose }: { onClose: () => void }) {
  const t = useStore($text)
  const locale = useStore($locale)
  const version = useStore(useEditor().$compared)
  return (
    <Dialog open onClose={onClose} title={t.title} width={960}>
      {version && <Compared id={version.id} when={version.label || timeOf(version.saved_at, locale)} />}
    </Dialog>
  )
}

function Compared({ id, when }: { id: number | string; when: string }) {
  const t = useStore($text)
  const editor = useEditor()
  const [isShort, setShort] = useState(false)
  const [opened, setOpened] = useState<OpenedPage | Error | null>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isCurrent = true
    readVersion(editor, id).then(
      (page) => isCurrent && setOpened(page),
      (error: unknown) => isCurrent && setOpened(error instanceof Error ? error : new Error(String(error))),
    )
    return () => {
      isCurrent = false
    }
  }, [editor, id, round])
  const diff = useMemo(() => (opened && 'value' in opened ? compared(editor, opened) : null), [opened, editor])
  if (opened instanceof Error)
    return <ErrorCard title={t.failed} message={opened.message} onRetry={() => (setOpened(null), setRound(round + 1))} />
  if (!diff) return <Skeleton height={420} />
  return (
    <>
      <div className="designer-compare__bar">
        <p role="status">
          {t.differs(diff.count)}
          {diff.isSetOtherwise && ` · ${t.settings}`}
        </p>
        <Checkbox checked={isShort} onChange={setShort}>
          {t.onlyChanges}
        </Checkbox>
      </div>
      <div className="designer-compare">
        <Side title={when} blocks={diff.before} isShort={isShort} />
        <Side title={t.now} blocks={diff.after} isShort={isShort} />
      </div>
    </>
  )
}

function compared({ page, session }: Editor, { value, settings }: OpenedPage) {
  const isSetOtherwise = canonicalJson(settings) !== canonicalJson(page.$settings.get())
  return { ...diffPages(value, page.value(), session.saver.start), isSetOtherwise }
}

function Side({ title, blocks, isShort }: { title: string; blocks: readonly ComparedBlock[]; isShort: boolean }) {
  const t = useStore($text)
  return (
    <section className="designer-compare__side" aria-label={title}>
      <h3>{title}</h3>
      <ol>
        {blocks
          .filter(({ change }) => !isShort || change !== 'same')
          .map(({ block, change }) => (
            <li key={block.id} className="designer-compare__block" data-change={change}>
              {change !== 'same' && (
                <span>
                  {nameOfBlock(block)} · {t[change]}
                </span>
              )}
              <div inert>
                <BlockPreview block={block} />
              </div>
            </li>
          ))}
      </ol>
    </section>
  )
}
