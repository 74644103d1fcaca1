import { useEffect, useRef, useState, type RefObject } from 'react'

interface CountdownProps {
  /** Milliseconds since 1970. */
  ends: number
  colour: string
  background: string
}

/** Hours, minutes and seconds until a moment. */
export function Countdown({ ends, colour, background }: CountdownProps) {
  const box = useRef<HTMLSpanElement>(null)
  const now = useClock(box)
  const look = { color: colour, background }
  return (
    <span className="designer-countdown" ref={box} style={{ color: colour }}>
      {partsOf(ends - now).map((part, index) => (
        <span key={index}>
          {index > 0 && ' : '}
          <i style={look}>{part}</i>
        </span>
      ))}
    </span>
  )
}

/** Two digits each of hours, minutes and seconds. */
export function partsOf(left: number): string[] {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'))
}

// goes on only while somebody can see it: by the second, or by the minute for those who want less motion
function useClock(box: RefObject<HTMLElement | null>): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const page = box.current!.ownerDocument
    const isCalm = page.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches ?? false
    let isNear = false
    let timer: ReturnType<typeof setInterval> | undefined
    const turn = () => {
      clearInterval(timer)
      if (!isNear || page.hidden) return
      setNow(Date.now())
      timer = setInterval(() => setNow(Date.now()), isCalm ? 60_000 : 1000)
    }
    const observer = new IntersectionObserver((entries) => {
      isNear = entries.at(-1)!.isIntersecting
      turn()
    })
    observer.observe(box.current!)
    page.addEventListener('visibilitychange', turn)
    return () => {
      clearInterval(timer)
      observer.disconnect()
      page.removeEventListener('visibilitychange', turn)
    }
  }, [box])
  return now
}
