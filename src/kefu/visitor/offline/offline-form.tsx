import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { leaveFeedback, readFeedbackNotice } from '#src/api/chat-feedback.ts'
import { RequestError } from '#src/http/failure.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { VisitorConnection } from '#src/stores/visitor-connection.ts'
import { keep, recall } from '../../page-storage.ts'
import css from './offline.css?inline'
import { $text } from './offline.text.ts'

addStyles(css)

/** Refusals that name no field, by the contract's numbers. */
const fieldOf: Record<string, Field> = { 410155: 'rela_name', 410157: 'phone', 410158: 'phone', 410163: 'content' }
const mobile = /^1[3-9]\d{9}$/
const fields = ['rela_name', 'phone', 'content'] as const
type Field = (typeof fields)[number]
type Values = Record<Field, string>
type Sentences = Partial<Record<Field | 'all', string>>

export interface OfflineFormProps {
  connection: VisitorConnection
  /** What is written is kept under this name. */
  draftName: string
  proof: { token?: string; tourist_token?: string }
  /** What the server said where nobody is there. */
  sentence: string
  /** How the way back is called. */
  leads: 'back' | 'again'
  onLeave(): void
}

const empty: Values = { rela_name: '', phone: '', content: '' }

/** What a visitor leaves while nobody is there: name, phone and words; it is kept on the device until the server has it. */
export function OfflineForm({ connection, draftName, proof, sentence, leads, onLeave }: OfflineFormProps) {
  const text = useStore($text)
  const key = `crm:offline:${draftName}`
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Values>(() => ({ ...empty, ...recall<Partial<Values>>(key) }))
  const [sentences, setSentences] = useState<Sentences>({})
  const [state, setState] = useState<'writing' | 'sending' | 'saved'>('writing')
  const notice = useNotice(connection)

  const tell = (found: Sentences) => {
    setSentences(found)
    focusFirst(form.current, found)
  }
  const change = (field: Field, value: string) => {
    const next = { ...values, [field]: value }
    setValues(next)
    setSentences({ ...sentences, [field]: undefined, all: undefined })
    keep(key, next)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (state === 'sending') return
    const wrong = checked(values, text)
    if (Object.keys(wrong).length > 0) return tell(wrong)
    setState('sending')
    try {
      const trimmed = Object.fromEntries(fields.map((field) => [field, values[field].trim()])) as Values
      await connection.send(leaveFeedback, { body: { ...trimmed, ...(connection.kind === 'own' ? proof : {}) } })
      keep(key, undefined)
      setValues(empty)
      setState('saved')
    } catch (error) {
      setState('writing')
      tell(refused(error))
    }
  }

  if (state === 'saved') return <Saved onLeave={() => (leads === 'back' ? onLeave() : setState('writing'))} />
  return (
    <form className="kefu-offline" ref={form} noValidate onSubmit={(event) => void submit(event)} aria-label={text.title}>
      <h3>{text.title}</h3>
      <p className="kefu-offline-notice">{notice || sentence}</p>
      <Line name="rela_name" label={text.name} hint={text.nameHint} longest={50} complete="name" {...{ values, sentences, change }} />
      <Line name="phone" label={text.phone} hint={text.phoneHint} longest={20} complete="tel" {...{ values, sentences, change }} />
      <Line name="content" label={text.content} hint={text.contentHint} longest={1000} {...{ values, sentences, change }} />
      {sentences.all && (
        <p className="kefu-offline-wrong" role="alert">
          {sentences.all}
        </p>
      )}
      <button type="submit" className="kefu-offline-send" aria-disabled={state === 'sending'}>
        {state === 'sending' ? text.sending : text.send}
      </button>
      <button type="button" className="kefu-link" onClick={onLeave}>
        {text[leads]}
      </button>
    </form>
  )
}

function focusFirst(form: HTMLFormElement | null, sentences: Sentences): void {
  const first = fields.find((field) => sentences[field])
  if (first) form?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
}

function useNotice(connection: VisitorConnection): string {
  const [notice, setNotice] = useState('')
  useEffect(() => {
    let isCurrent = true
    connection.send(readFeedbackNotice, {}).then(
      (reply) => isCurrent && setNotice(typeof reply?.feedback === 'string' ? reply.feedback : ''),
      // the sentence of the refusal stands in its place
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [connection])
  return notice
}

function checked({ rela_name, phone, content }: Values, text: ReturnType<typeof $text.get>): Sentences {
  return {
    ...(!rela_name.trim() && { rela_name: text.nameMissing }),
    ...(!phone.trim() ? { phone: text.phoneMissing } : !mobile.test(phone.trim()) && { phone: text.phoneWrong }),
    ...(!content.trim() && { content: text.contentMissing }),
  }
}

/** What the server refused, at its field where it names one. */
function refused(error: unknown): Sentences {
  if (!(error instanceof RequestError)) return { all: String(error) }
  const known = fieldOf[error.code] ?? fieldOf[error.status]
  const named = fields.filter((field) => error.errors?.[field]).map((field) => [field, error.errors![field]])
  if (named.length > 0) return Object.fromEntries(named) as Sentences
  return known ? { [known]: error.message } : { all: error.message }
}

interface LineProps {
  name: Field
  label: string
  hint: string
  longest: number
  complete?: string
  values: Values
  sentences: Sentences
  change(field: Field, value: string): void
}

function Line({ name, label, hint, longest, complete, values, sentences, change }: LineProps) {
  const id = useId()
  const wrong = sentences[name]
  const shared = {
    ...{ id, name, placeholder: hint, maxLength: longest, value: values[name] },
    ...{ 'aria-required': true, 'aria-invalid': wrong !== undefined, 'aria-describedby': wrong === undefined ? undefined : `${id}-wrong` },
  }
  return (
    <div className="kefu-offline-line">
      <label htmlFor={id}>{label}</label>
      {name === 'content' ? (
        <textarea {...shared} rows={4} onChange={(event) => change(name, event.currentTarget.value)} />
      ) : (
        <input
          {...shared}
          type={name === 'phone' ? 'tel' : 'text'}
          autoComplete={complete}
          onChange={(event) => change(name, event.currentTarget.value)}
        />
      )}
      {wrong !== undefined && (
        <p className="kefu-offline-wrong" id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
    </div>
  )
}

function Saved({ onLeave }: { onLeave(): void }) {
  const text = useStore($text)
  const box = useRef<HTMLButtonElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="kefu-sheet-card" role="status">
      <strong>{text.savedTitle}</strong>
      <p>{text.saved}</p>
      <button type="button" ref={box} onClick={onLeave}>
        {text.fine}
      </button>
    </div>
  )
}
