import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { PhoneDrawing } from './phone-drawing.tsx'
import { $text } from './sign-in.text.ts'

const pause = 5000
const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The wide half of the sign-in page: the shop's own pictures, or a drawing of what this is for. */
export function Showcase({ slides }: { slides: string[] }) {
  const text = useStore($text)
  const [shown, setShown] = useState(0)
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (slides.length < 2 || isHeld || isCalm()) return
    const timer = setInterval(() => setShown((number) => (number + 1) % slides.length), pause)
    return () => clearInterval(timer)
  }, [slides.length, isHeld])

  if (slides.length === 0) {
    return (
      <aside className="gate-showcase">
        <PhoneDrawing />
        <h2>{text.motto}</h2>
        <p>{text.mottoMore}</p>
      </aside>
    )
  }
  return (
    <aside className="gate-showcase" aria-label={text.slides} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      {slides.map((slide, number) => (
        <img key={slide} className="gate-slide" src={slide} alt="" data-shown={number === shown % slides.length} />
      ))}
      {slides.length > 1 && (
        <div className="gate-dots">
          {slides.map((slide, number) => (
            <button
              key={slide}
              type="button"
              aria-label={`${number + 1} / ${slides.length}`}
              aria-pressed={number === shown}
              onClick={() => setShown(number)}
            />
          ))}
        </div>
      )}
    </aside>
  )
}
