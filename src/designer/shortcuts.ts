import type { KeyboardEvent } from 'react'
import { isComposing } from '#src/ui/key-guard.ts'
import { isEnabled, isShown, type Action } from './action.ts'
import { actions } from './actions/index.ts'
import type { Editor } from './editor.ts'

const isMac = typeof navigator === 'object' && /Mac|iPhone|iPad/.test(navigator.platform)
const signs: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }

/** Keys as they are written for people: `Ctrl+Shift+Z`, `⌘Z` on a Mac. */
export function keysText(keys: string): string {
  const parts = keys.split('+').map((part) => signs[part] ?? (part === 'Mod' ? (isMac ? '⌘' : 'Ctrl') : part))
  return parts.join(isMac ? '' : '+')
}

/** The name of an action with its first keys, for tips. */
export function labelWithKeys(id: string): string {
  const action = actions.get(id)
  if (!action) return ''
  const [keys] = action.keys ?? []
  return keys ? `${action.label()} (${keysText(keys)})` : action.label()
}

// Shift belongs to a sign like `?`; it is written only before letters and named keys
function written(event: KeyboardEvent): string {
  const isSign = event.key.length === 1 && event.key.toLowerCase() === event.key.toUpperCase()
  const parts = [
    (event.ctrlKey || event.metaKey) && 'Mod',
    event.altKey && 'Alt',
    event.shiftKey && !isSign && 'Shift',
    event.key.length === 1 ? event.key.toUpperCase() : event.key,
  ]
  return parts.filter(Boolean).join('+')
}

const isTyping = (target: Element) => target.matches('input, textarea, select, [contenteditable]')

const byKeys = new Map<string, Action>()
for (const action of actions.values()) if (!action.isNative) for (const keys of action.keys ?? []) byKeys.set(keys, action)

function isReached({ reach = 'anywhere' }: Action, target: Element): boolean {
  if (reach === 'anywhere') return true
  return reach === 'page' ? !isTyping(target) : target.closest('.designer-cover, [data-outline]') !== null
}

/** Acts on the designer's shortcuts; keys of dialogs, whose events arrive here through React, are theirs. */
export function handleKeys(event: KeyboardEvent<HTMLElement>, editor: Editor): void {
  const target = event.target as Element
  if (isComposing(event) || event.defaultPrevented || !event.currentTarget.contains(target)) return
  const action = byKeys.get(written(event))
  if (!action || !isReached(action, target) || !isShown(action, editor)) return
  event.preventDefault()
  event.stopPropagation()
  if (isEnabled(action, editor)) action.run(editor)
}
