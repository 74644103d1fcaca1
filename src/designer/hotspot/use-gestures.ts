import { useRef, useState, type PointerEvent, type RefObject } from 'react'
import { areaScale, type HotArea } from '../blocks/shared/area.ts'
import { drawnBox, movedBox, resizedBox, type Box, type Handle, type Point } from './area-shape.ts'

interface Gesture {
  readonly pointer: number
  readonly from: Point
  /** What happens to the area at `index`; drawing when there is none. */
  readonly index?: number
  readonly box?: Box
  readonly handle?: Handle
  /** One step of undo for everything between pressing and letting go. */
  readonly name: string
  isMoving: boolean
}

interface Targets {
  areas: readonly HotArea[]
  height: number
  onDraw: (box: Box) => void
  onShape: (index: number, box: Box, gesture: string) => void
  onChoose: (index: number) => void
}

let count = 0

/** Drawing, moving and resizing with mouse, pen or finger; points become px of the 750-px picture, however it is scaled. */
export function useGestures(stage: RefObject<HTMLElement | null>, targets: Targets) {
  const gesture = useRef<Gesture>(undefined)
  const [draft, setDraft] = useState<Box>()
  const pointOf = (event: PointerEvent): Point => {
    const box = stage.current!.getBoundingClientRect()
    const scale = areaScale / box.width
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale }
  }
  const start = (event: PointerEvent, what: { index?: number; handle?: Handle } = {}) => {
    // a second finger belongs to scrolling and zooming, another button to a menu
    if (event.button !== 0 || !event.isPrimary || gesture.current) return
    event.stopPropagation()
    const box = what.index === undefined ? undefined : boxOf(targets.areas[what.index]!)
    const name = `gesture ${++count}`
    gesture.current = { pointer: event.pointerId, from: pointOf(event), ...what, ...(box && { box }), name, isMoving: false }
    // not the stage: a double click goes to what holds the pointer
    event.currentTarget.setPointerCapture(event.pointerId)
    if (what.index !== undefined) targets.onChoose(what.index)
  }
  const move = (event: PointerEvent) => {
    const held = gesture.current
    if (held?.pointer !== event.pointerId) return
    const at = pointOf(event)
    if (held.index === undefined || !held.box) return setDraft(drawnBox(held.from, at, targets.height))
    const by = { x: at.x - held.from.x, y: at.y - held.from.y }
    held.isMoving ||= Math.hypot(by.x, by.y) > slack
    if (!held.isMoving) return
    const box = held.handle ? resizedBox(held.box, held.handle, by, targets.height) : movedBox(held.box, by, targets.height)
    targets.onShape(held.index, box, held.name)
  }
  const end = (event: PointerEvent) => {
    const held = gesture.current
    if (held?.pointer !== event.pointerId) return
    gesture.current = undefined
    setDraft(undefined)
    if (held.index !== undefined || event.type === 'pointercancel') return
    const box = drawnBox(held.from, pointOf(event), targets.height)
    if (box) targets.onDraw(box)
  }
  return { draft, start, onPointerMove: move, onPointerUp: end, onPointerCancel: end }
}

// a click that trembles moves nothing
const slack = 2

const boxOf = ({ x, y, width, height }: Box): Box => ({ x, y, width, height })
