import { useStore } from '@nanostores/react'
import { ChevronsRight } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { $text } from './captcha.text.ts'
import { puzzleWidth } from './puzzle.ts'

/** Width of the piece in the puzzle's pixels; so far to the right can it go. */
const pieceWidth = 47
const farthest = puzzleWidth - pieceWidth

const steps: Record<string, number> = {
  ArrowRight: 2,
  ArrowUp: 2,
  ArrowLeft: -2,
  ArrowDown: -2,
  PageUp: 20,
  PageDown: -20,
  Home: -farthest,
  End: farthest,
}

interface PuzzleSliderProps {
  isReady: boolean
  /** Puzzle pixels from the left, while moving. */
  onMove: (x: number) => void
  onAnswer: (x: number) => void
}

export function PuzzleSlider({ isReady, onMove, onAnswer }: PuzzleSliderProps) {
  const text = useStore($text)
  const common = useStore($common)
  const track = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLDivElement>(null)
  const drag = useRef<{ from: number; scale: number } | null>(null)
  const x = useRef(0)
  const [byKeys, setByKeys] = useState(false)

  const moveTo = (wanted: number) => {
    x.current = Math.min(Math.max(wanted, 0), farthest)
    onMove(x.current)
    const percent = Math.round((x.current / farthest) * 100)
    handle.current?.setAttribute('aria-valuenow', String(Math.round(x.current)))
    handle.current?.setAttribute('aria-valuetext', text.position(percent))
  }
  useEffect(() => {
    moveTo(0)
    if (isReady) handle.current?.focus({ preventScroll: true })
    // a fresh slider starts at the left; it comes with a fresh puzzle
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady])

  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (!isReady || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const free = track.current!.clientWidth - event.currentTarget.clientWidth
    drag.current = { from: event.clientX - (x.current / farthest) * free, scale: farthest / Math.max(free, 1) }
    setByKeys(false)
  }
  const pull = (event: PointerEvent) => {
    if (drag.current) moveTo((event.clientX - drag.current.from) * drag.current.scale)
  }
  const drop = () => {
    if (drag.current && x.current > 0) onAnswer(x.current)
    drag.current = null
  }
  const step = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (isReady && x.current > 0) onAnswer(x.current)
      return
    }
    const distance = steps[event.key]
    if (distance === undefined || !isReady) return
    event.preventDefault()
    setByKeys(true)
    moveTo(x.current + distance * (event.shiftKey ? 5 : 1))
  }
  return (
    <div className="gate-captcha-slide">
      <div className="gate-captcha-track" ref={track} data-ready={isReady}>
        <span aria-hidden>{text.pull}</span>
        <div
          className="gate-captcha-handle"
          ref={handle}
          role="slider"
          tabIndex={0}
          aria-label={text.slider}
          aria-describedby="gate-captcha-hint"
          aria-valuemin={0}
          aria-valuemax={farthest}
          aria-valuenow={0}
          aria-disabled={!isReady}
          onPointerDown={press}
          onPointerMove={pull}
          onPointerUp={drop}
          onPointerCancel={drop}
          onKeyDown={step}
        >
          <ChevronsRight size={18} aria-hidden />
        </div>
      </div>
      {byKeys && (
        <Button variant="primary" size="large" disabled={!isReady} onClick={() => onAnswer(x.current)}>
          {common.confirm}
        </Button>
      )}
    </div>
  )
}
