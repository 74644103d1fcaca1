// .tsx although it draws nothing: plain .ts modules are shared between React and Preact, hooks cannot be
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Message } from '../wire/message.ts'

const near = 48

/**
 * Keeps a thread where the reader is: at its end while they are there, on the same line while older messages
 * come in above. `isAway` = they have scrolled up; `hasNews` = something came meanwhile.
 */
export function useScroll(messages: readonly Message[], isMine: (message: Message) => boolean) {
  const box = useRef<HTMLDivElement>(null)
  const held = useRef({ height: 0, first: '', last: '', isAtEnd: true })
  const [isAway, setAway] = useState(false)
  const [hasNews, setNews] = useState(false)

  const toEnd = useCallback(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
    setAway(false)
    setNews(false)
  }, [])

  const follow = useCallback(() => {
    const node = box.current
    if (!node) return
    held.current.isAtEnd = node.scrollHeight - node.scrollTop - node.clientHeight < near
    setAway(!held.current.isAtEnd)
    if (held.current.isAtEnd) setNews(false)
  }, [])

  useLayoutEffect(() => {
    const node = box.current
    if (!node) return
    const before = held.current
    const first = messages[0]?.key ?? ''
    const last = messages.at(-1)
    const isNew = last !== undefined && last.key !== before.last
    // where what is unread begins: seen first, once
    const mark = before.last === '' ? node.querySelector<HTMLElement>('[data-unread]') : null
    if (mark) node.scrollTop = mark.offsetTop - near
    else if (before.isAtEnd || (isNew && isMine(last))) toEnd()
    else if (first !== before.first) node.scrollTop += node.scrollHeight - before.height
    else if (isNew) setNews(true)
    held.current = {
      height: node.scrollHeight,
      first,
      last: last?.key ?? '',
      isAtEnd: node.scrollHeight - node.scrollTop - node.clientHeight < near,
    }
  }, [messages, isMine, toEnd])

  // a keyboard that opens, or a composer that grows, takes room from below
  useEffect(() => {
    const node = box.current
    if (!node) return
    const watch = new ResizeObserver(() => {
      if (held.current.isAtEnd) node.scrollTop = node.scrollHeight
    })
    watch.observe(node)
    return () => watch.disconnect()
  }, [])

  return { box, isAway, hasNews, follow, toEnd }
}
