import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { DialogButtons } from '#src/ui/dialog/dialog-buttons.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { artIn } from '../art/drawn-urls.ts'
import { wordsOfKind } from '../blocks/shared/kind-name.ts'
import type { Editor } from '../editor.ts'
import { libraryOf } from '../pictures/shop-pictures.ts'
import { useEditor } from '../use-editor.ts'
import { PagePreview } from './page-preview.tsx'
import { applyTemplate, type Applied, type TemplatePage } from './page-template.ts'
import { $text } from './templates.text.ts'

export interface TemplateDialogProps {
  name: string
  /** Brings the page. @throws Error with a sentence, UnreadableValue */
  load: () => TemplatePage | Promise<TemplatePage>
  onClose: () => void
}

const mostShown = 60

/** A template at phone width before it is used. */
export function TemplateDialog({ name, load, onClose }: TemplateDialogProps) {
  const t = useStore($text)
  const { page, failure, retry } = useTemplate(load)
  const { use, progress } = useApplying(page, onClose)
  const footer = (
    <DialogButtons onCancel={onClose} onConfirm={() => void use()} label={progress || t.use} disabled={!page} busy={progress !== ''} />
  )
  return (
    <Dialog open onClose={onClose} title={t.preview(name)} width={440} footer={footer}>
      {failure !== undefined && <ErrorCard title={t.notRead} message={failure || t.noPage} onRetry={retry} />}
      {!page && failure === undefined && <Skeleton height={420} />}
      {page && (
        <div className="designer-template__look" tabIndex={0} role="region" aria-label={t.preview(name)}>
          <PagePreview page={page} most={mostShown} />
        </div>
      )}
      {page && artIn(page.value).length > 0 && <p className="designer-template__note">{t.drawnNote}</p>}
    </Dialog>
  )
}

function useTemplate(load: TemplateDialogProps['load']) {
  const [page, setPage] = useState<TemplatePage>()
  const [failure, setFailure] = useState<string>()
  const [round, setRound] = useState(0)
  const bring = useRef(load)
  useEffect(() => {
    let isCurrent = true
    setFailure(undefined)
    Promise.resolve()
      .then(() => bring.current())
      .then(
        (found) => isCurrent && setPage(found),
        (error: unknown) => isCurrent && setFailure(error instanceof Error && error.name === 'RequestError' ? error.message : ''),
      )
    return () => {
      isCurrent = false
    }
  }, [round])
  return { page, failure, retry: () => setRound(round + 1) }
}

function useApplying(page: TemplatePage | undefined, onClose: () => void) {
  const editor = useEditor()
  const confirm = useConfirm()
  const [progress, setProgress] = useState('')
  // closing the dialog gives the template up
  const gone = useRef<AbortController>(null)
  useEffect(() => () => gone.current?.abort(), [])
  const use = async () => {
    if (!page || progress !== '') return
    const t = $text.get()
    const count = editor.page.order.$count.get()
    if (count > 0 && !(await confirm({ title: t.askTitle, message: t.ask(count), confirmLabel: t.replace }))) return
    const { signal } = (gone.current = new AbortController())
    const onStep = (done: number, of: number) => setProgress(t.using(done + 1, of))
    try {
      tell(editor, await applyTemplate(editor, page, libraryOf(editor.connection), t.applied, { onStep, signal }))
      onClose()
    } catch (error) {
      if (!signal.aborted) editor.notify.failure(error)
    } finally {
      setProgress('')
    }
  }
  return { use, progress }
}

function tell({ notify }: Editor, { lost, left }: Applied): void {
  const t = $text.get()
  if (lost > 0) notify.error(t.lost(lost))
  if (left.length > 0) notify.info(t.left([...new Set(left)].map(wordsOfKind).join('、')))
}
