import { useStore } from '@nanostores/react'
import { useRef, useState, type ReactNode } from 'react'
import { $common } from '#src/text/common-words.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { DialogButtons } from '#src/ui/dialog/dialog-buttons.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { $text } from './naming.text.ts'

export interface NameDialogProps {
  title: string
  label: string
  initial: string
  /** Most signs. */
  longest: number
  placeholder?: string
  /** Said when it is empty. */
  missing?: string
  /** Under the field: who will see it, where it will lie. */
  note?: ReactNode
  /** Whether what has this name already would be replaced. */
  isTaken?: (name: string) => boolean
  children?: ReactNode
  onClose: () => void
  /** Does it; a failure is shown and the dialog stays. */
  onName: (name: string) => Promise<unknown>
}

/** Asks for a name and does something with it. */
export function NameDialog(props: NameDialogProps) {
  const t = useStore($text)
  const common = useStore($common)
  const { name, put, error, isBusy, submit } = useNaming(props)
  const isTaken = props.isTaken?.(name.trim()) ?? false
  const footer = (
    <DialogButtons onCancel={props.onClose} onConfirm={() => void submit()} label={isTaken ? t.replace : common.save} busy={isBusy} />
  )
  return (
    <Dialog open onClose={props.onClose} title={props.title} width={440} footer={footer}>
      <Field label={props.label} required error={error || undefined} help={isTaken ? t.taken : props.note}>
        <Input
          value={name}
          onChange={put}
          maxLength={props.longest}
          onEnter={() => void submit()}
          {...(props.placeholder && { placeholder: props.placeholder })}
        />
      </Field>
      {props.children}
    </Dialog>
  )
}

function useNaming({ initial, missing, onName, onClose }: NameDialogProps) {
  const t = useStore($text)
  const [name, setName] = useState(initial)
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isOpen = useRef(true)
  const submit = async () => {
    if (isBusy) return
    if (name.trim() === '') return setError(missing ?? t.missing)
    setBusy(true)
    try {
      await onName(name.trim())
      isOpen.current = false
      onClose()
    } catch (failure) {
      if (typeof failure === 'object' && failure !== null && 'shown' in failure) failure.shown = true
      setError(failure instanceof Error && failure.message ? failure.message : t.failed)
    } finally {
      if (isOpen.current) setBusy(false)
    }
  }
  return { name, put: (next: string) => (setName(next), setError('')), error, isBusy, submit }
}
