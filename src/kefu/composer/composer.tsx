import { useStore } from '@nanostores/react'
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { isComposing } from '#src/ui/key-guard.ts'
import { keep, recall } from '../page-storage.ts'
import { SendIcon } from '../thread/icons.tsx'
import type { Papers } from './attached.ts'
import { AttachButtons, Attachments, useAttachments } from './attachments.tsx'
import css from './composer.css?inline'
import { $text } from './composer.text.ts'
import { Emoji } from './emoji.tsx'

addStyles(css)

const longest = 2000
const tallest = 132

interface ComposerProps {
  /** What is being written is kept under this name, also over a reload. */
  draftName: string
  placeholder: string
  /** Grows with each wish to write: the field takes the focus. */
  focusOn?: number
  /** The keys are explained beneath. */
  showsKeys?: boolean
  onSend(text: string): void
  /** Hears that something is being written. */
  onTyping?: (() => void) | undefined
  /** Without it no pictures can be sent. */
  onPicture?: ((picture: File) => void) | undefined
  /** Without it no other files can be sent. */
  papers?: Papers | undefined
  /** Further buttons beside the field. */
  tools?: ReactNode
}

/** Grows with what is written. */
function grow(node: HTMLTextAreaElement | null) {
  if (!node) return
  node.style.height = 'auto'
  node.style.height = `${Math.min(node.scrollHeight, tallest)}px`
}

/** What is written, with a sign where the caret stands. */
function withSign(node: HTMLTextAreaElement, sign: string): string {
  if (node.value.length + sign.length <= longest) node.setRangeText(sign, node.selectionStart, node.selectionEnd, 'end')
  return node.value
}

/** Where messages are written. Enter sends, Shift and Enter break the line; Enter of an input method does neither. */
export function Composer({ draftName, placeholder, focusOn, showsKeys, onTyping, onSend, onPicture, papers, tools }: ComposerProps) {
  const text = useStore($text)
  const field = useRef<HTMLTextAreaElement>(null)
  const key = `crm:draft:${draftName}`
  const [draft, setDraft] = useState(() => recall<string>(key) ?? '')
  const hint = useId()
  const attached = useAttachments(onPicture !== undefined, papers?.most ?? 0, field)
  const isEmpty = draft.trim() === '' && attached.list.length === 0
  const left = longest - draft.length

  useEffect(() => keep(key, draft || undefined), [key, draft])
  const focus = () => field.current?.focus({ preventScroll: true })
  useEffect(() => {
    if (focusOn) focus()
  }, [focusOn])
  useLayoutEffect(() => grow(field.current), [draft])

  const type = (now: string) => (setDraft(now), onTyping?.())
  const send = () => {
    if (isEmpty) return
    for (const { kind, file } of attached.take()) (kind === 'image' ? onPicture : papers?.send)?.(file)
    if (draft.trim()) onSend(draft.trim())
    setDraft('')
    focus()
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.altKey || isComposing(event)) return
    event.preventDefault()
    send()
  }

  return (
    <div className="kefu-composer">
      <Attachments attached={attached} />
      <div className="kefu-composer-box">
        <textarea
          ref={field}
          rows={1}
          value={draft}
          maxLength={longest}
          placeholder={placeholder}
          aria-label={text.label}
          aria-describedby={hint}
          enterKeyHint="send"
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
        />
        <Emoji onChoose={(sign) => setDraft(withSign(field.current!, sign))} onLeave={focus} />
        {onPicture && <AttachButtons takesPapers={papers !== undefined} onFiles={attached.add} />}
        {tools}
        <button type="button" className="kefu-send" aria-label={text.send} title={text.send} aria-disabled={isEmpty} onClick={send}>
          <SendIcon />
        </button>
      </div>
      <p className={showsKeys || left < 100 ? 'kefu-composer-hint' : 'ui-sr'} id={hint}>
        {left < 100 ? text.left(left) : text.keys}
      </p>
    </div>
  )
}
