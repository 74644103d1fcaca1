// .tsx although it draws nothing: plain .ts modules are shared between React and Preact, hooks cannot be
import { useLayoutEffect, useRef, useState } from 'react'
import type { Message } from '../wire/message.ts'
import type { Row } from './rows.ts'

const near = 48
/** Rows that are drawn on each side of the one looked at. */
const side = 100

export type Scroll = ReturnType<typeof useScroll>

/**
 * Keeps a thread at its end while the reader is there; elsewhere `Away` holds what they look at. Of many rows those around `centre` are
 * drawn, or the last. `isAway` = they have scrolled up; `hasNews` = something came meanwhile.
 */
export function useScroll(messages: readonly Message[], rows: readonly Row[], isBehind: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const held = useRef({ last: '', isAtEnd: true }).current
  const [isAway, setAway] = useState(false)
  const [hasNews, setNews] = useState(false)
  const [centre, setCentre] = useState('')
  const at = rows.findIndex(({ key }) => key === centre)
  const drawn = at < 0 ? rows.slice(-2 * side) : rows.slice(Math.max(at - side, 0), at + side)

  const stay = () => {
    if (held.isAtEnd) box.current!.scrollTop = box.current!.scrollHeight
  }
  const settle = (isAtEnd: boolean) => {
    held.isAtEnd = isAtEnd
    setAway(!isAtEnd)
    if (!isAtEnd) return
    setCentre('')
    setNews(false)
  }
  const toEnd = () => {
    settle(true)
    stay()
  }
  const follow = () => {
    const { scrollHeight, scrollTop, clientHeight } = box.current!
    settle(scrollHeight - scrollTop - clientHeight < near && !isBehind && drawn.at(-1) === rows.at(-1))
  }

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- whatever was drawn may have moved the end
  useLayoutEffect(() => {
    const node = box.current!
    const last = messages.at(-1)
    const before = held.last
    held.last = last?.key ?? ''
    const isNew = last && last.key !== before
    // where what is unread begins: seen first, once
    const mark = !before && node.querySelector<HTMLElement>('[data-unread]')
    // the last that is here is not the last
    held.isAtEnd &&= !isBehind
    if (mark) {
      node.scrollTop = mark.offsetTop - near
      follow()
    }
    // what somebody writes here is seen; what they wrote elsewhere, or before, moves nobody
    else if (isNew && last.state !== 'sent') toEnd()
    else if (isNew && before && !held.isAtEnd) setNews(true)
    stay()
  })

  // a keyboard that opens takes room from below, what is loaded late grows; an effect that ends after its box hears that it is gone
  useLayoutEffect(() => {
    const watch = new ResizeObserver(stay)
    watch.observe(box.current!)
    watch.observe(box.current!.firstElementChild!)
    return () => watch.disconnect()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it reads what is held, and the box stays
  }, [])

  return { box, drawn, centre, isAway, hasNews, setCentre, follow, toEnd }
}
