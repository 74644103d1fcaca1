import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import type { Talk } from '../../client/talk.ts'
import { DownIcon } from '../icons.tsx'
import type { Row } from '../rows.ts'
import type { Scroll } from '../use-scroll.tsx'
import { $text } from '../thread.text.ts'
import css from './away.css?inline'

addStyles(css)

/** Nearer than so many pixels to where what is here ends, more is brought: somebody who reads on has it before they are there. */
const ahead = 800

export interface AwayProps {
  talk: Talk
  rows: readonly Row[]
  scroll: Scroll
}

/** What somebody looks at: the rows in sight and below, and where they stood. The first that is left stays where it is. */
interface Held {
  rows: [row: Element, place: number][]
  /** How far it was scrolled then. */
  top: number
}

/**
 * For who is not at the end of a thread: what they look at stays where it is, whatever comes, goes or grows around it, what is before and
 * behind it is brought, and a button leads back to the newest message.
 */
export function Away(props: AwayProps) {
  const { talk, scroll } = props
  const { box, hasNews, toEnd } = scroll
  const text = useStore($text)
  const now = useRef({ held: { rows: [], top: 0 } as Held, top: Infinity, look: () => {} }).current
  now.look = () => {
    now.held = heldIn(box.current!)
    bring(props, now)
  }
  useLayoutEffect(() => keep(box.current!, now.held))
  useLayoutEffect(() => {
    const node = box.current!
    const look = () => now.look()
    look()
    // before the thread hears of it and is drawn anew
    node.addEventListener('scroll', look, true)
    // words and pictures that are loaded late grow above, too
    const watch = new ResizeObserver(() => keep(node, now.held))
    watch.observe(node.firstElementChild!)
    return () => {
      node.removeEventListener('scroll', look, true)
      watch.disconnect()
    }
  }, [box, now])
  const press = () => {
    // the button goes, and who uses keys reads on where they are led
    box.current!.focus({ preventScroll: true })
    if (talk.window.$isBehind.get()) void talk.toNewest().then(toEnd)
    else toEnd()
  }
  return (
    // what comes while somebody reads elsewhere is not drawn: that it came is said here
    <div className="kefu-to-end" role="status">
      <button type="button" data-news={hasNews || undefined} onClick={press}>
        <DownIcon />
        {hasNews ? text.newest : <span className="ui-sr">{text.toEnd}</span>}
      </button>
    </div>
  )
}

const topOf = (node: Element, row: Element) => row.getBoundingClientRect().top - node.getBoundingClientRect().top

const heldIn = (node: Element): Held => ({
  rows: [...node.querySelectorAll('[data-key]')]
    .map((row): [Element, number] => [row, topOf(node, row)])
    .filter(([row, place]) => place + row.clientHeight > 0),
  top: node.scrollTop,
})

function keep(node: Element, held: Held): void {
  const first = held.rows.find(([row]) => row.isConnected)
  if (!first) return
  const { scrollTop, scrollHeight, clientHeight } = node
  // what was scrolled since then is meant, unless there is no more that far down
  const meant = scrollHeight - clientHeight - scrollTop < 1 ? 0 : held.top - scrollTop
  const moved = Math.round(topOf(node, first[0]) - first[1] - meant)
  // a place that is set to itself ends a movement that goes on
  if (moved !== 0) node.scrollTop += moved
  held.top = node.scrollTop + meant
}

function bring({ talk, rows, scroll: { box, drawn, centre, setCentre } }: AwayProps, now: { held: Held; top: number }): void {
  const node = box.current!
  const { scrollTop, scrollHeight, clientHeight } = node
  const isUpwards = scrollTop < now.top
  now.top = scrollTop
  const isHigh = scrollTop < ahead
  const isLow = scrollHeight - scrollTop - clientHeight < ahead
  const hasFirst = drawn[0] === rows[0]
  const hasLast = drawn.at(-1) === rows.at(-1)
  const first = now.held.rows[0]?.[0] as HTMLElement | undefined
  if (first && (!centre || (isHigh && !hasFirst) || (isLow && !hasLast))) {
    leaveFarRow(node)
    setCentre(first.dataset['key']!)
  }
  if (isHigh && isUpwards && hasFirst && talk.$history.get() === 'more') void talk.older()
  if (isLow && hasLast && talk.window.$isBehind.get()) void talk.newer()
}

/** Rows that are far away go: whoever has the focus on one of them reads on by keys. */
function leaveFarRow(node: HTMLElement): void {
  const focused = (node.getRootNode() as ShadowRoot).activeElement
  if (!focused || focused === node || !node.contains(focused)) return
  const top = topOf(node, focused)
  if (top + focused.clientHeight < 0 || top > node.clientHeight) node.focus({ preventScroll: true })
}
