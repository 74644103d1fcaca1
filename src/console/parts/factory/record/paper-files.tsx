import { useStore } from '@nanostores/react'
import { Download, FileUp, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { PaperType } from '#src/api/factory-orders.ts'
import { addPaperFile, mostPaperFiles, readPaperFile, readPaperFiles, removePaperFile, type PaperFile } from '#src/api/paper-files.ts'
import { saveFile } from '#src/console/engine/export/save-file.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { upload } from '#src/http/upload.ts'
import { fileSize } from '#src/lib/file-size.ts'
import { addStyles } from '#src/lib/styles.ts'
import { useCall } from '#src/stores/use-read.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { $text } from './paper-files.text.ts'
import css from './paper-files.css?inline'

addStyles(css)

/** What our server takes; it looks at what is in a file itself. */
const accepted = '.pdf,.doc,.docx,.xls,.xlsx,.zip,.txt'
/** Milliseconds for a file to come. */
const patience = 120_000

interface PaperFilesProps {
  type: PaperType
  id: string
  mayWrite: boolean
  tools: PageTools
}

/** Files of a paper that are no pictures: signed contracts, delivery notes, reports. They are saved by who opens them, never shown in the page. */
export function PaperFiles({ type, id, mayWrite, tools }: PaperFilesProps) {
  const text = useStore($text)
  const body = { type, id: Number(id) }
  const read = useCall(tools.connection, readPaperFiles, { body })
  if (read.state === 'waiting') return <Skeleton rows={1} height={20} />
  if (read.state === 'failed') return <ErrorCard title={text.notRead} message={read.message} onRetry={read.reload} />
  const { list } = read.data
  return (
    <div className="paper-files">
      {list.length === 0 && <p className="console-faint">{text.none}</p>}
      {list.length > 0 && (
        <ul>
          {list.map((file) => (
            <File key={file.key} {...{ file, body, mayWrite, tools }} onRemoved={read.reload} />
          ))}
        </ul>
      )}
      {mayWrite && <AddFile body={body} isFull={list.length >= mostPaperFiles} tools={tools} onAdded={read.reload} />}
    </div>
  )
}

interface FileProps {
  file: PaperFile
  body: { type: PaperType; id: number }
  mayWrite: boolean
  tools: PageTools
  onRemoved(): void
}

function File({ file: { key, name, size, by, at }, body, mayWrite, tools, onRemoved }: FileProps) {
  const notify = useNotify()
  const common = useStore($common)
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (failure) {
      notify.failure(failure)
    } finally {
      setBusy(false)
    }
  }
  const { connection } = tools
  const save = () =>
    run(async () => saveFile(name, await connection.send(readPaperFile, { body: { ...body, key } }, { timeout: patience })))
  const remove = () =>
    run(async () => {
      await connection.send(removePaperFile, { body: { ...body, key } })
      onRemoved()
    })
  return (
    <li>
      <Button size="compact" variant="quiet" busy={isBusy} icon={<Download size={14} aria-hidden />} onClick={() => void save()}>
        {name}
      </Button>
      <span className="console-faint">{`${fileSize(size)} · ${by} ${at.slice(0, 16)}`}</span>
      {mayWrite && <IconButton size="compact" label={`${common.remove} ${name}`} icon={<X size={14} />} onClick={() => void remove()} />}
    </li>
  )
}

function AddFile({ body, isFull, tools, onAdded }: { body: FileProps['body']; isFull: boolean; tools: PageTools; onAdded(): void }) {
  const text = useStore($text)
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const send = async (file: Blob & { name: string }) => {
    const form = new FormData()
    form.append('file', file, file.name)
    setBusy(true)
    try {
      await upload(tools.connection, addPaperFile, { query: body, body: form })
      onAdded()
    } catch (failure) {
      notify.failure(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <p>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accepted}
        aria-label={text.add}
        onChange={({ currentTarget: input }) => {
          const [file] = input.files ?? []
          if (file) void send(file)
          input.value = ''
        }}
      />
      <Button
        size="compact"
        icon={<FileUp size={14} aria-hidden />}
        busy={isBusy}
        disabled={isFull}
        onClick={() => chooser.current?.click()}
      >
        {text.add}
      </Button>
    </p>
  )
}
