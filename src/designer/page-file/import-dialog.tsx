import { useStore } from '@nanostores/react'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { $locale } from '#src/text/locale.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { wordsOfKind } from '../blocks/shared/kind-name.ts'
import { $text as $overlay } from '../overlays/overlay.text.ts'
import { timeOf } from '../session/time.ts'
import { PagePreview } from '../templates/page-preview.tsx'
import { useEditor } from '../use-editor.ts'
import { AddressList } from './address-list.tsx'
import type { Imported } from './import-page.ts'
import css from './page-file.css?inline'
import { $text } from './page-file.text.ts'
import { useImport, type ReadyFile } from './use-import.ts'

addStyles(css)

const mostShown = 40

/** Puts an exported page on the screen. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useStore($text)
  const common = useStore($common)
  const title = useStore($overlay).importPage
  const { state, read, run, restart } = useImport()
  const isReady = state.at === 'ready' || state.at === 'working'
  const footer = (
    <>
      <Button onClick={onClose}>{state.at === 'done' ? common.close : common.cancel}</Button>
      {isReady && (
        <>
          <Button disabled={state.at === 'working'} onClick={restart}>
            {t.otherFile}
          </Button>
          <Button variant="primary" busy={state.at === 'working'} onClick={() => void run()}>
            {t.importNow}
          </Button>
        </>
      )}
    </>
  )
  return (
    <Dialog open onClose={onClose} title={title} width={480} footer={footer}>
      <div className="designer-file">
        {state.at === 'failed' && <ErrorCard title={t.importFailed} message={state.message} />}
        {(state.at === 'idle' || state.at === 'failed') && <Chooser onFile={read} />}
        {state.at === 'reading' && <p role="status">{t.reading}…</p>}
        {isReady && <Found file={state.file} />}
        {state.at === 'working' && (
          <label className="designer-file__progress">
            <span role="status">{state.text}</span>
            <progress max={1} value={state.share} />
          </label>
        )}
        {state.at === 'done' && <Done imported={state.imported} />}
      </div>
    </Dialog>
  )
}

function Chooser({ onFile }: { onFile: (file: File) => void }) {
  const t = useStore($text)
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0]
    if (file) onFile(file)
  }
  const drop = (event: React.DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div
      className="designer-file__drop"
      data-over={isOver || undefined}
      onDragOver={(event) => (event.preventDefault(), setOver(true))}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileUp size={28} strokeWidth={1.5} aria-hidden />
      <Button onClick={() => input.current?.click()}>{t.choose}</Button>
      <span>{t.drop}</span>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label={t.choose}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          // the same file may be chosen again after it was mended
          currentTarget.value = ''
        }}
      />
    </div>
  )
}

function Found({ file: { opened, page } }: { file: ReadyFile }) {
  const t = useStore($text)
  const locale = useStore($locale)
  const count = useStore(useEditor().page.order.$count)
  const { source, exported_at, pictures } = opened.file
  return (
    <>
      <div className="designer-file__found">
        <strong>{page.settings.name || page.settings.title}</strong>
        <span>{t.holds(page.value.blocks.length, pictures.length)}</span>
        {source && <span>{t.from(source, timeOf(Date.parse(exported_at), locale))}</span>}
      </div>
      <div className="designer-template__look is-short" tabIndex={0} role="region" aria-label={page.settings.title}>
        <PagePreview page={page} most={mostShown} />
      </div>
      {count > 0 && <p>{t.replaces(count)}</p>}
    </>
  )
}

function Done({ imported: { blocks, uploaded, reused, kept, left } }: { imported: Imported }) {
  const t = useStore($text)
  return (
    <>
      <p role="status">{t.done(blocks, uploaded, reused)}</p>
      {kept.length > 0 && <AddressList title={t.kept(kept.length)} rows={[...new Set(kept)].map((address) => ({ address }))} />}
      {left.length > 0 && <p>{t.left([...new Set(left)].map(wordsOfKind).join('、'))}</p>}
    </>
  )
}
