import { useStore } from '@nanostores/react'
import { ChevronLeft } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import css from './captcha.css?inline'
import { $text } from './captcha.text.ts'
import { SlidePuzzle } from './slide-puzzle.tsx'
import { WordQuestions } from './word-questions.tsx'

addStyles(css)

export interface CaptchaProps {
  connection: Connection
  onSolved: (verification: string) => void
  onCancel: () => void
}

/** The check before sign-in: the slide puzzle of conventions 6.2, or questions in words where the server has them. */
export function Captcha({ connection, onSolved, onCancel }: CaptchaProps) {
  const text = useStore($text)
  const common = useStore($common)
  const [inWords, setInWords] = useState(false)
  const reach = useStore(connection.$reach)
  const hasWords = reach.state === 'ready' && reach.capabilities.features.captchaEnforced
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }
  return (
    <section className="gate-captcha" aria-label={text.title} onKeyDown={leave}>
      <header>
        <Button variant="quiet" size="compact" icon={<ChevronLeft size={16} aria-hidden />} onClick={onCancel}>
          {common.back}
        </Button>
        <h2>{text.title}</h2>
      </header>
      {inWords ? (
        <WordQuestions connection={connection} onSolved={onSolved} />
      ) : (
        <SlidePuzzle connection={connection} onSolved={onSolved} />
      )}
      {hasWords && (
        <Button variant="quiet" size="compact" onClick={() => setInWords(!inWords)}>
          {inWords ? text.picturesAgain : text.words}
        </Button>
      )}
    </section>
  )
}
