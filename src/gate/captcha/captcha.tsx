import { useStore } from '@nanostores/react'
import { Check, ChevronLeft, RefreshCw } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import css from './captcha.css?inline'
import { $text } from './captcha.text.ts'
import { draw } from './puzzle.ts'
import { PuzzleSlider } from './puzzle-slider.tsx'
import { usePuzzle } from './use-puzzle.ts'

addStyles(css)

export interface CaptchaProps {
  connection: Connection
  onSolved: (verification: string) => void
  onCancel: () => void
}

/** The slide puzzle of conventions 6.2, by pointer or by keys. */
export function Captcha({ connection, onSolved, onCancel }: CaptchaProps) {
  const text = useStore($text)
  const common = useStore($common)
  const { puzzle, phase, message, renew, answer } = usePuzzle(connection, onSolved)
  const frame = useRef<HTMLDivElement>(null)
  const move = (x: number) => frame.current?.style.setProperty('--gate-x', String(x))
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }
  const told = message || (phase === 'wrong' ? text.wrong : phase === 'solved' ? text.solved : '')
  return (
    <section className="gate-captcha" aria-label={text.title} data-phase={phase} ref={frame} onKeyDown={leave}>
      <header>
        <Button variant="quiet" size="compact" icon={<ChevronLeft size={16} aria-hidden />} onClick={onCancel}>
          {common.back}
        </Button>
        <h3>{text.title}</h3>
        <Button variant="quiet" size="compact" icon={<RefreshCw size={14} aria-hidden />} onClick={() => void renew()} disabled={phase === 'checking'}>
          {text.renew}
        </Button>
      </header>
      <p id="gate-captcha-hint">{text.hint}</p>
      <div className="gate-captcha-picture" role="img" aria-label={text.picture}>
        {puzzle && <Picture key={puzzle.token} className="gate-captcha-ground" base64={puzzle.originalImageBase64} />}
        {puzzle && <Picture key={`${puzzle.token} piece`} className="gate-captcha-piece" base64={puzzle.jigsawImageBase64} />}
        {phase === 'solved' && <Check className="gate-captcha-done" size={40} aria-hidden />}
      </div>
      <PuzzleSlider key={puzzle?.token ?? ''} isReady={puzzle !== null && phase !== 'checking' && phase !== 'solved'} onMove={move} onAnswer={(x) => void answer(x)} />
      <p className="gate-captcha-told" role="status">
        {told}
      </p>
      {phase === 'failed' && <Button onClick={() => void renew()}>{common.retry}</Button>}
    </section>
  )
}

function Picture({ className, base64 }: { className: string; base64: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) draw(canvas.current, base64).catch(() => {})
  }, [base64])
  return <canvas className={className} ref={canvas} aria-hidden />
}
