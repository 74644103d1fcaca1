import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Endpoint } from '#src/api/endpoint.ts'
import type { MergeBody } from '#src/api/party-merge.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import type { SharedAction } from '#src/console/engine/records/declaration.ts'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { keyedConnection } from '#src/stores/keyed.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import css from './merge.css?inline'
import { $text } from './merge.text.ts'

addStyles(css)

/** What a merge shows of a party. */
export interface MergedRow {
  id: string
  version: number | undefined
  name: string
  sn: string
  phone: string
}

type MergeCall = Endpoint<{ body: MergeBody }, unknown>

interface MergeDialogProps {
  rows: readonly MergedRow[]
  call: MergeCall
  tools: PageTools
  onClose(): void
}

function MergeDialog({ rows, call, tools, onClose }: MergeDialogProps) {
  const text = useStore($text)
  const common = useStore($common)
  const notify = useNotify()
  const [connection] = useState(() => keyedConnection(tools.connection))
  const [id, setId] = useState(rows[0]!.id)
  const [isBusy, setBusy] = useState(false)
  const stays = rows.find((row) => row.id === id) ?? rows[0]!
  const merge = async () => {
    setBusy(true)
    try {
      const from = rows.filter((row) => row !== stays).map((row) => row.id)
      const body = { id: stays.id, from, ...(stays.version !== undefined && { version: stays.version }) }
      const { message } = await connection.answer(call, { body })
      notify.success(message)
      tools.reload()
      onClose()
    } catch (failure) {
      notify.failure(failure)
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={text.title(rows.length)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void merge()}>
            {text.mergeInto(stays.name)}
          </Button>
        </>
      }
    >
      <div className="party-merge">
        <p>{text.hint}</p>
        <RadioGroup
          look="vertical"
          aria-label={text.stays}
          value={stays.id}
          onChange={setId}
          options={rows.map((row) => ({ value: row.id, label: [row.name, row.sn, row.phone].filter(Boolean).join(' · ') }))}
        />
      </div>
    </Dialog>
  )
}

/** The most that a server merges at once, the one that stays included. */
const most = 21

/** Several rows that are the same party become one; it needs its own key beside the page's. */
export const mergeAction = (call: MergeCall, permission: string): SharedAction =>
  ({
    key: 'merge',
    on: 'batch',
    permission,
    when: (rows: readonly MergedRow[]) => rows.length > 1 && rows.length <= most,
    Dialog: (props: Omit<MergeDialogProps, 'call'>) => <MergeDialog {...props} call={call} />,
  }) as unknown as SharedAction
