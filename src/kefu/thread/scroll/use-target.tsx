// .tsx although it draws nothing: plain .ts modules are shared between React and Preact, hooks cannot be
import { useStore } from '@nanostores/react'
import { useEffect, type RefObject } from 'react'
import type { Talk } from '../../client/talk.ts'
import type { Message } from '../../wire/message.ts'
import { targetOf } from './target.ts'

/** Brings a row into the middle of its thread, marked and with the focus; false where it is not there. */
function present(node: HTMLElement, key: string): boolean {
  const row = node.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
  if (!row) return false
  // of the thread alone: the page around it stays where it is
  node.scrollTop += row.getBoundingClientRect().top - node.getBoundingClientRect().top - (node.clientHeight - row.offsetHeight) / 2
  for (const before of node.querySelectorAll('[data-found]')) before.removeAttribute('data-found')
  row.dataset['found'] = ''
  row.tabIndex = -1
  row.focus({ preventScroll: true })
  return true
}

/** Brings the message that somebody wants to see into the middle of the thread, and the focus to it. */
export function useTarget(box: RefObject<HTMLElement | null>, talk: Talk, messages: readonly Message[]): void {
  const $target = targetOf(talk)
  const target = useStore($target)
  useEffect(() => {
    const node = box.current
    if (!node || !target || !present(node, target)) return
    $target.set(undefined)
  }, [box, $target, target, messages])
}
