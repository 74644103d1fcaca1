import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { auditPapers, type PaperType } from '#src/api/factory-orders.ts'
import type { ResourceKeys } from '#src/api/resource.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { addressesBelow } from '#src/console/engine/records/record-addresses.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ReasonField } from '../reason-field.tsx'
import { useReasoned } from '../use-reasoned.ts'
import { $text } from './text.ts'

export interface ReverseProps {
  row: { id: string; sn: string; version: number | undefined }
  type: PaperType
  /** Address of its list. */
  path: string
  keys: Pick<ResourceKeys, 'add' | 'edit'>
  tools: PageTools
  onClose(): void
}

/** Takes a posted paper back for a reason, and leads to the draft that says it anew. */
export function ReverseDialog({ row, type, path, keys, tools, onClose }: ReverseProps) {
  const words = useStore($text)
  const common = useStore($common)
  const mayWrite = tools.connection.can(keys.add) && tools.connection.can(keys.edit)
  const [isAnew, setAnew] = useState(mayWrite)
  const { press, isBusy, ...field } = useReasoned(tools.connection, async (reason, over) => {
    const version = row.version === undefined ? {} : { version: row.version }
    // one alone: what stands against it is a refusal
    const body = { type, ids: [Number(row.id)], action: 'reverse' as const, reason, atomic: 1, redraft: isAnew ? 1 : 0, ...version }
    const { ok } = await over.send(auditPapers, { body })
    const { redraft_id: draft } = ok[0] as { redraft_id: number | null }
    tools.notifySuccess(words.done)
    tools.reload()
    onClose()
    if (draft !== null) tools.go(addressesBelow(path).editOf(String(draft)))
  })
  return (
    <Dialog
      open
      title={`${words.title} ${row.sn}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="danger" busy={isBusy} onClick={() => void press()}>
            {common.confirm}
          </Button>
        </>
      }
    >
      <p>{words.about}</p>
      <ReasonField {...field} />
      {mayWrite && (
        <Checkbox checked={isAnew} onChange={setAnew}>
          {words.redraft}
        </Checkbox>
      )}
    </Dialog>
  )
}
