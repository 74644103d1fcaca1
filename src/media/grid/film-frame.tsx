import type { ReadableAtom } from 'nanostores'
import { useEffect, useRef, useState } from 'react'
import { useRequested } from './use-requested.ts'

interface FilmFrameProps {
  address: string
  /** While true, nothing that was not asked for yet is: the list is flying by. */
  $isHeld?: ReadableAtom<boolean>
}

/** A picture of a film, drawn by the browser itself; nothing where it cannot, so that the mark of a film shows alone. */
export function FilmFrame({ address, $isHeld }: FilmFrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState('')
  const isRequested = useRequested($isHeld)
  useEffect(() => {
    if (!isRequested || address === '') return
    const stop = new AbortController()
    void draw(canvas.current!, address, stop.signal).then((isDrawn) => isDrawn && setDrawn(address))
    return () => stop.abort()
  }, [address, isRequested])
  return <canvas ref={canvas} className="media-film-frame" hidden={drawn !== address || undefined} aria-hidden="true" />
}

async function draw(canvas: HTMLCanvasElement, address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { firstFrame } = await import('./first-frame.ts')
    const frame = await firstFrame(address, signal)
    if (!frame || signal.aborted) return false
    canvas.width = frame.width
    canvas.height = frame.height
    canvas.getContext('2d')?.drawImage(frame, 0, 0)
    return true
  } catch {
    // scrolled past, or a part of the program that could not be loaded: the mark stays
    return false
  }
}
