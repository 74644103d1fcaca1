import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Bubble } from './bubble.tsx'
import { type Canvas, startCanvas } from './canvas.ts'
import { $text } from './chart.text.ts'
import type { Band, Drawn } from './shapes.ts'
import { written } from './written.ts'

export interface DrawingProps {
  what: Drawn
  /** The point whose values are told. */
  at: number | undefined
  onPoint: (at: number | undefined) => void
}

/** The drawing itself: what the pointer or a key leads to is marked, and told in a bubble. */
export function Drawing({ what, at, onPoint }: DrawingProps) {
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<Canvas>(null)
  const [layout, setLayout] = useState(0)
  const [band, setBand] = useState<Band>()
  const [mark, setMark] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const started = startCanvas(box.current!, () => setLayout((before) => before + 1))
    canvas.current = started
    return () => started.end()
  }, [])
  useLayoutEffect(() => canvas.current?.draw(what))
  useLayoutEffect(() => {
    setBand(at === undefined ? undefined : canvas.current?.bandOf(at))
  }, [at, layout])
  const text = useStore($text)
  const { points, series, kind, unfinished, show } = what
  return (
    <div
      className="ui-chart-drawing"
      onPointerMove={({ clientX, clientY }) => {
        const { left, top } = box.current!.getBoundingClientRect()
        onPoint(canvas.current!.pointAt(clientX - left, clientY - top))
      }}
      onPointerLeave={() => onPoint(undefined)}
    >
      {band && <div ref={setMark} className="ui-chart-mark" data-kind={kind} style={band} />}
      <div ref={box} className="ui-chart-canvas" />
      {band && mark && at !== undefined && (
        <Bubble anchor={mark}>
          <b>{at === unfinished ? text.soFar(points[at] ?? '') : points[at]}</b>
          {series.map(({ at: key, name, values }) => (
            <span key={key}>
              {series.length > 1 && `${name} `}
              {written(values[at], show)}
            </span>
          ))}
        </Bubble>
      )}
    </div>
  )
}
