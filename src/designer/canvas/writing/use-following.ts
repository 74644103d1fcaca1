import { autoUpdate } from '@floating-ui/dom'
import { useLayoutEffect, type RefObject } from 'react'
import { designWidth } from '../../view/view.ts'
import { drawnTexts } from './drawn-texts.ts'

const copied = [
  'color',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'overflowWrap',
  'paddingBottom',
  'paddingLeft',
  'paddingRight',
  'paddingTop',
  'textAlign',
] as const

/** What of a phone's document says that a text may be drawn elsewhere, or by another element. */
const drawing = { subtree: true, childList: true, characterData: true, attributeFilter: ['data-text'] }

/**
 * Keeps a box over a text of a preview, in its font, for as long as it is shown: the preview is drawn anew with
 * every letter, scrolls, turns and is looked at in any size. The text itself is not painted meanwhile.
 */
export function useFollowing(
  box: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  find: () => Element | null,
  path: string,
): void {
  useLayoutEffect(() => {
    const over = box.current!
    const phone = over.parentElement!
    let covered: HTMLElement | undefined
    let uncover = () => {}
    const look = () => {
      const body = find()
      const node = body ? drawnTexts(body).find((text) => text.path === path)?.node : undefined
      // a text that is not drawn while it is empty leaves its place behind
      if (!node) return
      if (node === covered) return align(over, node)
      uncover()
      covered = node
      uncover = cover(over, field.current!, node)
      // a host's own block is drawn in a shadow root
      if (!phone.contains(node)) drawn.observe(node.getRootNode(), drawing)
    }
    const drawn = new MutationObserver(look)
    drawn.observe(phone, drawing)
    look()
    return () => {
      drawn.disconnect()
      uncover()
    }
  }, [box, field, find, path])
}

function cover(box: HTMLElement, field: HTMLElement, node: HTMLElement): () => void {
  dress(field, node)
  node.style.setProperty('-webkit-text-fill-color', 'transparent')
  const stop = autoUpdate(node, box, () => align(box, node))
  return () => {
    stop()
    node.style.removeProperty('-webkit-text-fill-color')
  }
}

function dress(field: HTMLElement, node: HTMLElement): void {
  const look = getComputedStyle(node)
  for (const name of copied) field.style[name] = look[name]
  field.style.whiteSpace = look.whiteSpace === 'nowrap' ? 'pre' : 'pre-wrap'
}

// inside of the phone, in its own px whatever its size on the screen is
function align(box: HTMLElement, node: HTMLElement): void {
  // one that has just gone is nowhere
  if (node.getClientRects().length === 0) return
  const phone = box.parentElement!.getBoundingClientRect()
  const text = node.getBoundingClientRect()
  const scale = phone.width / designWidth || 1
  // the phone ends at the edge of the canvas
  box.toggleAttribute('data-low', phone.bottom - text.bottom < 40)
  const px = (value: number) => `${Math.round((value / scale) * 100) / 100}px`
  const [left, top, width, height] = [px(text.left - phone.left), px(text.top - phone.top), px(text.width), px(text.height)]
  const { style } = box
  if (style.left === left && style.top === top && style.width === width && style.height === height) return
  Object.assign(style, { left, top, width, height })
}
