import { useStore } from '@nanostores/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { addCustomerNote, changeCustomerNote, listCustomerNotes, removeCustomerNote, type CustomerNote } from '#src/api/chat-notes.ts'
import { shopTime } from '#src/lib/shop-time.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import { keyedConnection } from '#src/stores/keyed.ts'
import { useCall } from '#src/stores/use-read.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { Empty } from '#src/ui/empty/empty.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { Textarea } from '#src/ui/textarea/textarea.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { keep, recall } from '../../page-storage.ts'
import { NotThere } from '../side/page-list.tsx'
import type { SideProps } from '../side/side-props.ts'
import css from './notes.css?inline'
import { $text } from './notes.text.ts'

addStyles(css)

const longest = 1000

/** What agents wrote down about a customer for each other. */
export function NotesPart({ connection, workbench, conversation: { uid } }: SideProps) {
  const text = useStore($text)
  const read = useCall(connection, listCustomerNotes, { params: { uid } }, { freshness: 0 })
  const [changing, setChanging] = useState<CustomerNote['id']>()
  const notes = read.state === 'there' ? read.data : read.before
  return (
    <div className="kefu-notes">
      <Writer
        draft={`crm:note:${workbench.draftName}:${uid}`}
        label={text.add}
        onSave={async (words) => (await keyedConnection(connection).answer(addCustomerNote, { params: { uid }, body: { words } })).message}
      />
      {read.state === 'failed' && !notes ? (
        <NotThere failure={read} onRetry={read.reload} />
      ) : !notes ? (
        <Skeleton rows={4} height={14} />
      ) : notes.length === 0 ? (
        <Empty text={text.none} />
      ) : (
        <ul aria-label={text.list}>
          {notes.map((note) => (
            <li key={note.id} className="kefu-remark">
              {changing === note.id ? (
                <Writer
                  start={note.words}
                  label={text.change}
                  onCancel={() => setChanging(undefined)}
                  onSave={async (words) => {
                    const { message } = await connection.answer(changeCustomerNote, { params: { uid, id: note.id }, body: { words } })
                    setChanging(undefined)
                    return message
                  }}
                />
              ) : (
                <NoteText note={note} connection={connection} uid={uid} onChange={() => setChanging(note.id)} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface WriterProps {
  start?: string
  /** What is being written is kept under this name. */
  draft?: string
  label: string
  /** Answers the server's sentence. @throws RequestError */
  onSave(words: string): Promise<string>
  onCancel?: () => void
}

function Writer({ start = '', draft, label, onSave, onCancel }: WriterProps) {
  const text = useStore($text)
  const common = useStore($common)
  const notify = useNotify()
  const [words, setWords] = useState(() => (draft && recall<string>(draft)) || start)
  const [isBusy, setBusy] = useState(false)
  const write = (next: string) => {
    setWords(next)
    if (draft) keep(draft, next || undefined)
  }
  const save = async () => {
    if (!words.trim() || isBusy) return
    setBusy(true)
    try {
      notify.success(await onSave(words.trim()))
      write('')
    } catch (error) {
      notify.failure(error)
    }
    setBusy(false)
  }
  return (
    <div className="kefu-notes-write">
      <Textarea value={words} onChange={write} rows={3} maxLength={longest} placeholder={text.hint} aria-label={label} counted />
      <div className="kefu-notes-keys">
        {onCancel && (
          <Button size="compact" onClick={onCancel}>
            {common.cancel}
          </Button>
        )}
        <Button size="compact" variant="primary" busy={isBusy} disabled={!words.trim()} onClick={() => void save()}>
          {onCancel ? common.save : label}
        </Button>
      </div>
    </div>
  )
}

interface NoteTextProps {
  note: CustomerNote
  connection: Connection
  uid: string
  onChange(): void
}

function NoteText({ note, connection, uid, onChange }: NoteTextProps) {
  const text = useStore($text)
  const notify = useNotify()
  const confirm = useConfirm()
  const remove = async () => {
    if (!(await confirm({ title: text.remove, message: text.sure, confirmLabel: text.remove, danger: true }))) return
    try {
      notify.success((await connection.answer(removeCustomerNote, { params: { uid, id: note.id } })).message)
    } catch (error) {
      notify.failure(error)
    }
  }
  const about = [note.nickname, shopTime(note.add_time).slice(0, 16), note.update_time > 0 && text.changed].filter(Boolean)
  return (
    <>
      <p>{note.words}</p>
      <footer>
        <span>{about.join(' · ')}</span>
        {note.is_mine === 1 && (
          <>
            <IconButton size="compact" label={text.change} icon={<Pencil size={14} />} onClick={onChange} />
            <IconButton size="compact" label={text.remove} icon={<Trash2 size={14} />} onClick={() => void remove()} />
          </>
        )}
      </footer>
    </>
  )
}
