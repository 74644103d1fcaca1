import type Quill from 'quill/core.js'

type NativeRange = Pick<StaticRange, 'startContainer' | 'startOffset' | 'endContainer' | 'endOffset' | 'collapsed'>
type SelectionNode = Node | null

/** What quill has but does not name in its types. */
interface Inner {
  root: HTMLElement
  hasFocus(): boolean
  getNativeRange(): { native: NativeRange } | null
  normalizeNative(range: NativeRange): { native: NativeRange } | null
  setNativeRange(start: SelectionNode, startOffset?: number, end?: SelectionNode, endOffset?: number, force?: boolean): void
}

function rangeIn(root: ShadowRoot): NativeRange | undefined {
  const selection = document.getSelection() as (Selection & { getComposedRanges?(of: { shadowRoots: ShadowRoot[] }): NativeRange[] }) | null
  if (selection?.getComposedRanges) return selection.getComposedRanges({ shadowRoots: [root] })[0]
  // Chromium before 137 has a selection of its own in each root; Firefox shows the document's inside
  const own = (root as ShadowRoot & { getSelection?(): Selection | null }).getSelection?.() ?? selection
  return own && own.rangeCount > 0 ? own.getRangeAt(0) : undefined
}

/** A `br` holds no caret: the place before it does. */
function pointAt(node: Node, offset: number): [node: Node, offset: number] {
  if (!(node instanceof HTMLBRElement) || !node.parentNode) return [node, offset]
  return [node.parentNode, [...node.parentNode.childNodes].indexOf(node)]
}

function select(selection: Inner, start: Node, startOffset: number, end: Node, endOffset: number, force: boolean): void {
  if (!selection.root.parentNode || !start.parentNode || !end.parentNode) return
  if (!selection.hasFocus()) selection.root.focus({ preventScroll: true })
  const native = selection.getNativeRange()?.native
  const isThere =
    native?.startContainer === start && native.startOffset === startOffset && native.endContainer === end && native.endOffset === endOffset
  if (isThere && !force) return
  document.getSelection()?.setBaseAndExtent(...pointAt(start, startOffset), ...pointAt(end, endOffset))
}

const events = ['selectionchange', 'mousedown', 'mouseup', 'click'] as const

/**
 * Lets an editor live in a shadow root: it asks the document for the selection and for the focus, and finds its
 * editors by the document, where a shadow root hides them. Call it after construction; the answer undoes it.
 */
export function settleInShadow(quill: Quill): () => void {
  const root = quill.root.getRootNode()
  if (!(root instanceof ShadowRoot)) return () => undefined
  const selection = quill.selection as unknown as Inner
  selection.hasFocus = () => root.activeElement !== null && quill.root.contains(root.activeElement)
  selection.getNativeRange = () => {
    const range = rangeIn(root)
    return range ? selection.normalizeNative(range) : null
  }
  selection.setNativeRange = (start, startOffset = 0, end = start, endOffset = startOffset, force = false) => {
    if (start && end) return select(selection, start, startOffset, end, endOffset, force)
    document.getSelection()?.removeAllRanges()
    selection.root.blur()
  }
  const forward = (event: Event) => quill.emitter.handleDOM(event)
  for (const name of events) document.addEventListener(name, forward, true)
  return () => {
    for (const name of events) document.removeEventListener(name, forward, true)
  }
}
