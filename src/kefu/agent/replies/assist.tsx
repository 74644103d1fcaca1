import { useCallback, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import type { Connection } from '#src/stores/connection.ts'
import { isComposing } from '#src/ui/key-guard.ts'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import type { Conversation } from '../../wire/conversation.ts'
import type { Workbench } from '../workbench.ts'
import type { WindowProps } from './replies-window.tsx'
import { commandAt, filled, type Command } from './reply-text.ts'
import type { SuggestionsProps } from './suggestions.tsx'

const suggestions = lazyPart<SuggestionsProps>(async () => (await import('./suggestions.tsx')).Suggestions)
const repliesWindow = lazyPart<WindowProps>(async () => (await import('./replies-window.tsx')).RepliesWindow)

interface AssistProps {
  connection: Connection
  workbench: Workbench
  conversation: Conversation
  isWindowOpen: boolean
  onWindowClose(): void
  /** The composer: whatever field it has, what is typed there is heard here. */
  children: ReactNode
}

/** Canned replies for the composer within: a slash lists them where one writes, the window has them all. */
export function Assist({ connection, workbench, conversation, isWindowOpen, onWindowClose, children }: AssistProps) {
  const box = useRef<HTMLDivElement>(null)
  const [command, setCommand] = useState<Command>()
  // the list takes keys before the composer does
  const keys = useRef<(key: string) => boolean>(undefined)
  const takeKeys = useCallback((take: ((key: string) => boolean) | undefined) => void (keys.current = take), [])
  const List = useLazyPart(suggestions, command !== undefined, () => setCommand(undefined))
  const Window = useLazyPart(repliesWindow, isWindowOpen, onWindowClose)
  const field = () => box.current?.querySelector('textarea') ?? null

  const follow = ({ target }: FormEvent) => {
    // what happens in the window bubbles here, too
    if (target === field() && target instanceof HTMLTextAreaElement) setCommand(commandAt(target.value, target.selectionStart))
  }
  const press = (event: KeyboardEvent) => {
    if (!command || isComposing(event)) return
    if (event.key === 'Escape') setCommand(undefined)
    else if (!keys.current?.(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const put = (message: string, place?: Command) => {
    setCommand(undefined)
    const node = field()
    if (node) insert(node, filled(message, { customer: conversation.nickname, agent: workbench.self.nickname }), place)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it hears what goes to the field within
    <div ref={box} className="kefu-assist" onInput={follow} onClick={follow} onKeyDownCapture={press} onBlur={() => setCommand(undefined)}>
      {command && List && (
        <List connection={connection} words={command.words} field={field} onKeys={takeKeys} onChoose={(message) => put(message, command)} />
      )}
      {children}
      {Window && isWindowOpen && (
        <Window
          connection={connection}
          onClose={onWindowClose}
          onChoose={(message) => {
            onWindowClose()
            // the dialog gives the focus back first
            requestAnimationFrame(() => put(message))
          }}
        />
      )}
    </div>
  )
}

/** Puts text into a field as if it had been typed: it can be undone, and whoever holds the value hears of it. */
function insert(field: HTMLTextAreaElement, text: string, { from, to } = { from: field.selectionStart, to: field.selectionEnd }): void {
  field.focus({ preventScroll: true })
  field.setSelectionRange(from, to)
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the undoing of a field
  if (document.execCommand?.('insertText', false, text)) return
  field.setRangeText(text, from, to, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}
