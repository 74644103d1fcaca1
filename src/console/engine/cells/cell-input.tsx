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

/** What is typed in a cell, what is wrong with it, and how it is stored and left. */
function useCell<Row>({ edit, row, tools, onClose }: Omit<CellInputProps<Row>, 'label'>) {
  const t = useStore($text)
  const notify = useNotify()
  const keyed = useKeyed(tools)
  const now = edit.text(row)
  const [typed, setTyped] = useState(now)
  const [wrong, setWrong] = useState('')
  const [isSaving, setSaving] = useState(false)
  // what is taken away loses the focus as well
  const isClosed = useRef(false)
  const close = (isLeft: boolean) => {
    isClosed.current = true
    onClose(isLeft)
  }
  const store = async (isLeft: boolean) => {
    const { message, undo } = await edit.save(row, typed, keyed)
    const back = () => void undo().then((said) => (notify.success(said), tools.reload()), notify.failure)
    notify.success(message, { label: t.undo, run: back })
    tools.reload()
    close(isLeft)
  }
  const save = (isLeft: boolean) => {
    if (isSaving || isClosed.current) return
    if (typed.trim() === now) return close(isLeft)
    const fault = edit.fault(typed)
    if (fault) return setWrong(faultSentence(fault))
    setSaving(true)
    store(isLeft).catch((error: unknown) => {
      setSaving(false)
      if (!(error instanceof RequestError)) return notify.failure(error)
      error.shown = true
      setWrong(saidBy(error))
      if (error.kind === 'conflict') tools.reload()
    })
  }
  const type = (value: string) => {
    setTyped(value)
    setWrong('')
  }
  return { now, typed, wrong, isSaving, type, save, close }
}

/**
 * The open field of a cell. What cannot be is said below it, as is what the server refuses; where somebody else was faster the row is
 * read again, what stands there now is shown beside what was typed, and Enter goes on knowingly.
 */
export function CellInput<Row>({ label, ...props }: CellInputProps<Row>) {
  const t = useStore($text)
  const id = useId()
  const box = useRef<HTMLSpanElement>(null)
  const { now, typed, wrong, isSaving, type, save, close } = useCell(props)
  const [start] = useState(now)
  useEffect(() => {
    const input = box.current?.querySelector('input')
    input?.focus()
    input?.select()
  }, [])
  const said = [wrong, now !== start && t.nowHere(now)].filter(Boolean).join(' ')
  return (
    <span className="console-cell-field" ref={box}>
      <Input
        size="compact"
        value={typed}
        invalid={wrong !== ''}
        aria-label={label}
        aria-describedby={said ? id : undefined}
        aria-busy={isSaving}
        readOnly={isSaving}
        onChange={type}
        onEnter={() => save(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          close(false)
        }}
        onBlur={() => save(true)}
      />
      {said && (
        <small id={id} role="alert" data-wrong={wrong !== '' || undefined}>
          {said}
        </small>
      )}
    </span>
  )
}
