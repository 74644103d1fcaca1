// .tsx although it draws nothing: plain .ts modules are shared between React and Preact, hooks cannot be
import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef } from 'react'
import type { Talk } from '../../client/talk.ts'
import { targetOf } from './target.ts'

/** Brings a row into the middle of its thread, marked and with the focus; false where it is not there. */
function present(box: HTMLElement, key: string): boolean {
  const row = box.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
  if (!row) return false
  // of the thread alone: the page around it stays where it is
  box.scrollTop += row.getBoundingClientRect().top - box.getBoundingClientRect().top - (box.clientHeight - row.offsetHeight) / 2
  for (const before of box.querySelectorAll('[data-found]')) before.removeAttribute('data-found')
  row.dataset['found'] = ''
  row.tabIndex = -1
  row.focus({ preventScroll: true })
  return true
}

/** Brings the message that somebody wants to see into the middle of the thread, and the focus to it, as soon as it is drawn. */
export function useTarget(talk: Talk): (box: HTMLElement) => void {
  const $target = targetOf(talk)
  const target = useStore($target)
  const thread = useRef<HTMLElement>(undefined)
  const show = useCallback(() => {
    const wanted = $target.get()
    if (wanted && thread.current && present(thread.current, wanted)) $target.set(undefined)
  }, [$target])
  useEffect(show, [show, target])
  return useCallback(
    (box) => {
      thread.current = box
      show()
    },
    [show],
  )
}
