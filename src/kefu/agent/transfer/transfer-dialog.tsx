import { useStore } from '@nanostores/react'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { listTransferAgents, transferVisitor, type TransferAgent } from '#src/api/chat-transfers.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useCall } from '#src/stores/use-read.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { Textarea } from '#src/ui/textarea/textarea.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { Face } from '../../thread/bubble-row.tsx'
import { readAvatar } from '../../wire/avatar.ts'
import { listOf } from '../side/list-of.ts'
import { NotThere } from '../side/page-list.tsx'
import { useLater } from '../side/use-later.tsx'
import css from './transfer.css?inline'
import { $text } from './transfer.text.ts'

addStyles(css)

export interface TransferDialogProps {
  connection: Connection
  /** The visitor who is handed over. */
  uid: string
  onClose(): void
  /** They have the conversation now. */
  onDone(): void
}

const longestNote = 200

/** Hands the open conversation to another agent who is there. */
export function TransferDialog({ connection, uid, onClose, onDone }: TransferDialogProps) {
  const text = useStore($text)
  const common = useStore($common)
  const notify = useNotify()
  const [to, setTo] = useState('')
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isAnyone, setAnyone] = useState(true)
  const takesNote = connection.kind === 'own'

  const hand = async () => {
    if (isBusy) return
    if (!to) return notify.error(text.missing)
    setBusy(true)
    try {
      const body = { kefuToUid: to, uid, ...(takesNote && note.trim() && { note: note.trim() }) }
      const { message } = await connection.answer(transferVisitor, { body })
      notify.success(message || text.done)
      onClose()
      onDone()
    } catch (error) {
      notify.failure(error)
    }
    setBusy(false)
  }
  const footer = (
    <>
      <Button onClick={onClose}>{common.cancel}</Button>
      <Button variant="primary" busy={isBusy} disabled={!isAnyone} onClick={() => void hand()}>
        {common.confirm}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={text.title} width={440} footer={footer}>
      <div className="kefu-transfer">
        <Agents connection={connection} uid={uid} to={to} onChoose={setTo} onFound={setAnyone} />
        {takesNote && isAnyone && (
          <Field label={text.note}>
            <Textarea value={note} onChange={setNote} rows={2} maxLength={longestNote} placeholder={text.noteHint} counted />
          </Field>
        )}
      </div>
    </Dialog>
  )
}

interface AgentsProps {
  connection: Connection
  uid: string
  to: string
  onChoose(uid: string): void
  /** Whether anybody is there who could take it, whatever is looked for. */
  onFound(isAnyone: boolean): void
}

function Agents({ connection, uid, to, onChoose, onFound }: AgentsProps) {
  const text = useStore($text)
  const [search, setSearch] = useState('')
  const nickname = useLater(search.trim())
  const read = useCall(connection, listTransferAgents, { query: { nickname, uid } }, { freshness: 0 })
  const agents = listOf<TransferAgent>(read.state === 'there' ? read.data : read.before)
  const isNobody = read.state === 'there' && agents.length === 0 && !nickname
  useEffect(() => onFound(!isNobody), [isNobody, onFound])
  return (
    <>
      <Input
        type="search"
        value={search}
        onChange={setSearch}
        placeholder={text.search}
        aria-label={text.search}
        prefix={<Search size={15} />}
      />
      {read.state === 'failed' ? (
        <NotThere failure={read} onRetry={read.reload} />
      ) : read.state === 'waiting' && agents.length === 0 ? (
        <Skeleton rows={3} height={32} />
      ) : agents.length === 0 ? (
        <Empty text={nickname ? text.noMatch : text.nobody} />
      ) : (
        <div className="kefu-transfer-agents" role="radiogroup" aria-label={text.agents}>
          {agents.map((agent) => (
            <label key={agent.uid}>
              <input type="radio" name="kefu-transfer" checked={to === String(agent.uid)} onChange={() => onChoose(String(agent.uid))} />
              <Face nickname={nameOf(agent)} avatar={readAvatar(agent.avatar)} size={32} />
              <span>{nameOf(agent)}</span>
              {agent.talking !== undefined && <small>{text.talking(agent.talking)}</small>}
            </label>
          ))}
        </div>
      )}
    </>
  )
}

const nameOf = ({ nickname, wx_name }: TransferAgent) => nickname || wx_name || ''
