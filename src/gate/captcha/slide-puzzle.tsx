import { useStore } from '@nanostores/react'
import { Check, RefreshCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { readCaptcha } from '#src/api/auth.ts'
import type { Connection } from '#src/stores/connection.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import type { CaptchaProps } from './captcha.tsx'
import { $text } from './captcha.text.ts'
import { draw } from './puzzle.ts'
import { PuzzleSlider } from './puzzle-slider.tsx'
import { useCheck } from './use-check.ts'

const captchaType = 'blockPuzzle'
const bring = (connection: Connection) => connection.send(readCaptcha, { query: { captchaType } })

/** A piece to be moved into its gap, by pointer or by keys. */
export function SlidePuzzle({ connection, onSolved }: Pick<CaptchaProps, 'connection' | 'onSolved'>) {
  const text = useStore($text)
  const common = useStore($common)
  const { puzzle, phase, message, renew, answer } = useCheck({ connection, captchaType, bring, onSolved })
  const frame = useRef<HTMLDivElement>(null)
  const move = (x: number) => frame.current?.style.setProperty('--gate-x', String(x))
  const status = message || (phase === 'wrong' ? text.wrong : phase === 'solved' ? text.solved : '')
  return (
    <div className="gate-check" data-phase={phase} ref={frame}>
      <p id="gate-captcha-hint">{text.hint}</p>
      <div className="gate-captcha-picture">
        {puzzle && <Picture key={puzzle.token} className="gate-captcha-ground" label={text.picture} base64={puzzle.originalImageBase64} />}
        {puzzle && <Picture key={`${puzzle.token} piece`} className="gate-captcha-piece" base64={puzzle.jigsawImageBase64} />}
        {phase === 'solved' && <Check className="gate-captcha-done" size={40} aria-hidden />}
        <span className="gate-captcha-renew">
          <IconButton
            label={text.renew}
            icon={<RefreshCw size={15} aria-hidden />}
            size="compact"
            variant="plain"
            onClick={() => void renew()}
          />
        </span>
      </div>
      <PuzzleSlider
        key={puzzle?.token ?? ''}
        isReady={puzzle !== null && phase !== 'checking' && phase !== 'solved'}
        onMove={move}
        onAnswer={(x) => void answer(x)}
      />
      <p className="gate-captcha-told" role="status">
        {status}
      </p>
      {phase === 'failed' && <Button onClick={() => void renew()}>{common.retry}</Button>}
    </div>
  )
}

function Picture({ className, label, base64 }: { className: string; label?: string; base64: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) draw(canvas.current, base64).catch(() => {})
  }, [base64])
  return <canvas className={className} ref={canvas} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })} />
}
