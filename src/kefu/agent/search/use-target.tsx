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
  // the thread holds on to it before anything else is drawn
  box.dispatchEvent(new Event('scroll'))
  return true
}

/** Brings the message that somebody wants to see into the middle of the thread, and the focus to it, as soon as it is drawn. */
export function useTarget(talk: Talk): (box: HTMLElement, centre: (key: string) => void) => void {
  const $target = targetOf(talk)
  const target = useStore($target)
  const thread = useRef<[box: HTMLElement, centre: (key: string) => void]>(undefined)
  const show = useCallback(() => {
    const wanted = $target.get()
    if (!wanted || !thread.current) return
    const [box, centre] = thread.current
    if (present(box, wanted)) $target.set(undefined)
    else centre(wanted)
  }, [$target])
  useEffect(show, [show, target])
  return useCallback(
    (box, centre) => {
      thread.current = [box, centre]
      show()
    },
    [show],
  )
}
