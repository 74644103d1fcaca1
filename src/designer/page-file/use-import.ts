import { useEffect, useRef, useState } from 'react'
import { $text as $overlay } from '../overlays/overlay.text.ts'
import { libraryOf } from '../pictures/shop-pictures.ts'
import type { TemplatePage } from '../templates/page-template.ts'
import { useEditor } from '../use-editor.ts'
import { importPage, pageInFile, type Imported } from './import-page.ts'
import { PageFileError } from './page-file.ts'
import { $text } from './page-file.text.ts'
import { readPageZip, type OpenedFile } from './read-page-zip.ts'

/** A file that has been checked, with its page as it would be shown. */
export interface ReadyFile {
  readonly opened: OpenedFile
  readonly page: TemplatePage
}

export type ImportState =
  | { readonly at: 'idle' | 'reading' }
  | { readonly at: 'failed'; readonly message: string }
  | { readonly at: 'ready'; readonly file: ReadyFile }
  | { readonly at: 'working'; readonly file: ReadyFile; readonly text: string; readonly share: number }
  | { readonly at: 'done'; readonly imported: Imported }

const messageOf = (error: unknown): string => {
  if (error instanceof PageFileError) return $text.get()[error.fault]
  if (typeof error === 'object' && error !== null && 'shown' in error) error.shown = true
  return error instanceof Error && error.name === 'RequestError' ? error.message : $text.get().broken
}

/** The way of a file onto the page: chosen, checked, shown, imported. */
export function useImport() {
  const editor = useEditor()
  const [state, setState] = useState<ImportState>({ at: 'idle' })
  // closing the dialog gives it up
  const gone = useRef(new AbortController())
  useEffect(() => () => gone.current.abort(), [])
  const following = async (work: () => Promise<ImportState>) => {
    const { signal } = (gone.current = new AbortController())
    const next = await work().catch((error: unknown): ImportState => ({ at: 'failed', message: messageOf(error) }))
    if (!signal.aborted) setState(next)
  }
  const read = (chosen: File) => {
    setState({ at: 'reading' })
    void following(async () => {
      const opened = await readPageZip(chosen)
      return { at: 'ready', file: { opened, page: pageInFile(opened.file) } }
    })
  }
  const run = async () => {
    if (state.at !== 'ready') return
    const { file } = state
    const step = (done: number, of: number) =>
      setState({ at: 'working', file, text: $text.get().uploading(done + 1, of), share: of === 0 ? 1 : done / of })
    step(0, file.opened.file.pictures.length)
    await following(async () => {
      const { signal } = gone.current
      const label = $overlay.get().importPage
      return {
        at: 'done',
        imported: await importPage(editor, file.opened, { library: libraryOf(editor.connection), label, onStep: step, signal }),
      }
    })
  }
  return { state, read, run, restart: () => setState({ at: 'idle' }) }
}
