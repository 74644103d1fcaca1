import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Id } from '#src/api/endpoint.ts'
import { readCustomerLabels, setCustomerLabels } from '#src/api/chat-customers.ts'
import type { LabelsOfCategory } from '#src/api/shop-users.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useCall } from '#src/stores/use-read.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { NotThere } from '../side/page-list.tsx'
import { $text } from './customer.text.ts'

type Label = LabelsOfCategory['label'][number]

export interface LabelDialogProps {
  connection: Connection
  uid: string
  isOpen: boolean
  onClose(): void
}

/** Chooses among the shop's labels those that a customer has. */
export function LabelDialog({ connection, uid, isOpen, onClose }: LabelDialogProps) {
  const text = useStore($text)
  const common = useStore($common)
  const notify = useNotify()
  const read = useCall(connection, readCustomerLabels, isOpen ? { params: { uid } } : null)
  const [changed, setChanged] = useState<ReadonlyMap<Id, boolean>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const all = read.state === 'there' ? read.data.flatMap(({ label }) => label) : []
  const isOn = (label: Label) => changed.get(label.id) ?? label.disabled
  const close = () => {
    setChanged(new Map())
    onClose()
  }

  const save = async () => {
    // a shop may put all anew or only add: both come to the same
    const label_ids = all.filter(isOn).map(({ id }) => id)
    const un_label_ids = all.filter((label) => label.disabled && !isOn(label)).map(({ id }) => id)
    if (all.every((label) => isOn(label) === label.disabled)) return close()
    setBusy(true)
    try {
      notify.success((await connection.answer(setCustomerLabels, { params: { uid }, body: { label_ids, un_label_ids } })).message)
      close()
    } catch (error) {
      notify.failure(error)
    }
    setBusy(false)
  }

  const footer = (
    <>
      <Button onClick={close}>{common.cancel}</Button>
      <Button variant="primary" busy={isBusy} disabled={all.length === 0} onClick={() => void save()}>
        {common.confirm}
      </Button>
    </>
  )
  return (
    <Dialog open={isOpen} onClose={close} title={text.chooseLabels} width={480} footer={footer}>
      {read.state === 'failed' ? (
        <NotThere failure={read} onRetry={read.reload} />
      ) : read.state === 'waiting' ? (
        <Skeleton rows={5} height={24} />
      ) : all.length === 0 ? (
        <Empty text={text.noLabels} />
      ) : (
        <Choice categories={read.data} isOn={isOn} onTurn={(label) => setChanged(new Map(changed).set(label.id, !isOn(label)))} />
      )}
    </Dialog>
  )
}

interface ChoiceProps {
  categories: readonly LabelsOfCategory[]
  isOn(label: Label): boolean
  onTurn(label: Label): void
}

function Choice({ categories, isOn, onTurn }: ChoiceProps) {
  return categories
    .filter(({ label }) => label.length > 0)
    .map((category) => (
      <fieldset key={category.id} className="kefu-labels">
        <legend>{category.name}</legend>
        {category.label.map((label) => (
          <button key={label.id} type="button" aria-pressed={isOn(label)} onClick={() => onTurn(label)}>
            {label.label_name}
          </button>
        ))}
      </fieldset>
    ))
}
