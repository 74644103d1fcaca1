import { useStore } from '@nanostores/react'
import { FileDown, FileUp } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { mostImported } from '#src/api/imports.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { PageWords } from '../page.ts'
import type { Import } from './import.ts'
import { $text } from './import.text.ts'

interface ChooseStepProps<W extends PageWords> {
  of: Import<W>
  words: W
  isBusy: boolean
  onFile(file: File): Promise<void>
}

/** A file is chosen or dropped, or a template taken along. */
export function ChooseStep<W extends PageWords>({ of, words, isBusy, onFile }: ChooseStepProps<W>) {
  const text = useStore($text)
  const input = useRef<HTMLInputElement>(null)
  const notify = useNotify()
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null | undefined) => {
    if (files?.[0] && !isBusy) void onFile(files[0])
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const template = () => import('./template.ts').then(({ saveTemplate }) => saveTemplate(of.columns, words)).catch(notify.failure)
  return (
    <>
      <div
        className="console-import-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileUp size={28} strokeWidth={1.5} aria-hidden />
        <Button variant="primary" busy={isBusy} onClick={() => input.current?.click()}>
          {isBusy ? text.reading : text.choose}
        </Button>
        <span>{text.drop}</span>
        <small>{text.takes(mostImported)}</small>
        <input
          ref={input}
          type="file"
          accept=".xlsx,.csv,.txt,text/csv"
          aria-label={text.choose}
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            take(currentTarget.files)
            // the same file may be chosen again after it was mended
            currentTarget.value = ''
          }}
        />
      </div>
      <Button variant="quiet" icon={<FileDown size={16} aria-hidden />} onClick={() => void template()}>
        {text.template}
      </Button>
    </>
  )
}
