import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState } from 'react'
import { faultSentence } from '#src/fields/fault-sentence.ts'
import { RequestError } from '#src/http/failure.ts'
import { addStyles } from '#src/lib/styles.ts'
import { Input } from '#src/ui/input/input.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { $text } from '../engine.text.ts'
import type { PageTools } from '../page.ts'
import { useKeyed } from '../use-tools.ts'
import type { CellEdit } from './cell-edit.ts'
import css from './cell-input.css?inline'

addStyles(css)

export interface CellInputProps<Row> {
  edit: CellEdit<Row>
  row: Row
  label: string
  tools: PageTools
  /** `isLeft`: the focus is elsewhere already. */
  onClose(isLeft: boolean): void
}

/** The sentence of the field where the server names one. */
const saidBy = ({ errors, message }: RequestError) => Object.values(errors ?? {})[0] ?? message

/**
 * The open field of a cell. What cannot be is said below it, as is what the server refuses; where somebody else was faster the row is
 * read again, what stands there now is shown beside what was typed, and Enter goes on knowingly.
 */
export function CellInput<Row>({ edit, row, label, tools, onClose }: CellInputProps<Row>) {
  const t = useStore($text)
  const notify = useNotify()
  const keyed = useKeyed(tools)
  const id = useId()
  const box = useRef<HTMLSpanElement>(null)
  const [start] = useState(() => edit.text(row))
  const [typed, setTyped] = useState(start)
  const [wrong, setWrong] = useState('')
  const [isSaving, setSaving] = useState(false)
  // what is taken away loses the focus as well
  const isClosed = useRef(false)
  useEffect(() => box.current?.querySelector('input')?.select(), [])
  const now = edit.text(row)
  const close = (isLeft: boolean) => {
    isClosed.current = true
    onClose(isLeft)
  }
  const save = async (isLeft: boolean) => {
    if (isSaving || isClosed.current) return
    if (typed.trim() === now) return close(isLeft)
    const fault = edit.fault(typed)
    if (fault) return setWrong(faultSentence(fault))
    setSaving(true)
    try {
      const { message, undo } = await edit.save(row, typed, keyed)
      const back = () => void undo().then((said) => (notify.success(said), tools.reload()), notify.failure)
      notify.success(message, { label: t.undo, run: back })
      tools.reload()
      close(isLeft)
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      error.shown = true
      setWrong(saidBy(error))
      setSaving(false)
      if (error.kind === 'conflict') tools.reload()
    }
  }
  const theirs = now !== start
  return (
    <span className="console-cell-field" ref={box}>
      <Input
        autoFocus
        size="compact"
        value={typed}
        invalid={wrong !== ''}
        aria-label={label}
        aria-describedby={wrong || theirs ? id : undefined}
        aria-busy={isSaving}
        readOnly={isSaving}
        onChange={(value) => (setTyped(value), setWrong(''))}
        onEnter={() => void save(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          close(false)
        }}
        onBlur={() => void save(true)}
      />
      {(wrong || theirs) && (
        <small id={id} role="alert" data-wrong={wrong !== '' || undefined}>
          {wrong} {theirs && t.nowHere(now)}
        </small>
      )}
    </span>
  )
}
