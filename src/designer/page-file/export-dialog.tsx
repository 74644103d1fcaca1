import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { $text as $overlay } from '../overlays/overlay.text.ts'
import { useEditor } from '../use-editor.ts'
import { AddressList } from './address-list.tsx'
import css from './page-file.css?inline'
import type { MissingReason } from './page-file.ts'
import { $text } from './page-file.text.ts'
import { saveFile, sizeText, zipNameOf } from './save-file.ts'
import { fetchPicture, writePageZip, type Exported } from './write-page-zip.ts'

addStyles(css)

type State =
  | { readonly at: 'idle' }
  | { readonly at: 'working'; readonly text: string; readonly share: number }
  | { readonly at: 'done'; readonly exported: Exported; readonly name: string }
  | { readonly at: 'failed' }

const words: Record<MissingReason, 'blocked' | 'status' | 'tooLargePicture' | 'noPicture'> = {
  blocked: 'blocked',
  status: 'status',
  tooLarge: 'tooLargePicture',
  noPicture: 'noPicture',
}

/** Gives the page on the screen as a zip file. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useStore($text)
  const common = useStore($common)
  const title = useStore($overlay).exportPage
  const { state, run } = useExport()
  const footer = (
    <>
      <Button onClick={onClose}>{state.at === 'done' ? common.close : common.cancel}</Button>
      {state.at === 'done' ? (
        <Button onClick={() => saveFile(state.exported.zip, state.name)}>{t.again}</Button>
      ) : (
        <Button variant="primary" busy={state.at === 'working'} onClick={() => void run()}>
          {t.start}
        </Button>
      )}
    </>
  )
  return (
    <Dialog open onClose={onClose} title={title} width={480} footer={footer}>
      <div className="designer-file">
        {state.at === 'idle' && (
          <>
            <p>{t.exportHelp}</p>
            <p>{t.unsavedToo}</p>
          </>
        )}
        {state.at === 'failed' && <ErrorCard title={title} message={t.failed} />}
        {state.at === 'working' && (
          <label className="designer-file__progress">
            <span role="status">{state.text}</span>
            <progress max={1} value={state.share} />
          </label>
        )}
        {state.at === 'done' && <Done {...state} />}
      </div>
    </Dialog>
  )
}

function Done({ exported, name }: { exported: Exported; name: string }) {
  const t = useStore($text)
  const { zip, pictures, missing } = exported
  return (
    <>
      <p role="status">{t.packed(name, sizeText(zip.size), pictures)}</p>
      {missing.length > 0 && (
        <AddressList title={t.missing(missing.length)} rows={missing.map(({ address, reason }) => ({ address, why: t[words[reason]] }))} />
      )}
    </>
  )
}

function useExport() {
  const editor = useEditor()
  const [state, setState] = useState<State>({ at: 'idle' })
  // closing the dialog gives it up
  const gone = useRef<AbortController>(null)
  useEffect(() => () => gone.current?.abort(), [])
  const run = async () => {
    if (state.at === 'working') return
    const t = $text.get()
    const { signal } = (gone.current = new AbortController())
    const content = editor.page.content()
    setState({ at: 'working', text: t.packing, share: 0 })
    try {
      const exported = await writePageZip(content, {
        source: editor.connection.base,
        start: editor.session.saver.start,
        fetchPicture,
        signal,
        onStep: (step) =>
          setState(
            'share' in step
              ? { at: 'working', text: t.packing, share: 0.7 + step.share * 0.3 }
              : { at: 'working', text: t.bringing(step.pictures, step.of), share: (step.pictures / step.of) * 0.7 },
          ),
      })
      const name = zipNameOf(content.settings.name)
      saveFile(exported.zip, name)
      setState({ at: 'done', exported, name })
    } catch {
      if (!signal.aborted) setState({ at: 'failed' })
    }
  }
  return { state, run }
}
