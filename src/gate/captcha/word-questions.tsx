import { useStore } from '@nanostores/react'
import { useState, type FormEvent } from 'react'
import { readWordCaptcha, type WordCaptcha } from '#src/api/auth.ts'
import type { Connection } from '#src/stores/connection.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import type { CaptchaProps } from './captcha.tsx'
import { $text } from './captcha.text.ts'
import { useCheck } from './use-check.ts'

const captchaType = 'wordChoice'
const bring = (connection: Connection) => connection.send(readWordCaptcha, { query: { captchaType } })

/** The same check for whoever cannot see the puzzle. */
export function WordQuestions({ connection, onSolved }: Pick<CaptchaProps, 'connection' | 'onSolved'>) {
  const text = useStore($text)
  const common = useStore($common)
  const { puzzle, phase, message, renew, answer } = useCheck<WordCaptcha>({ connection, captchaType, bring, onSolved })
  const status = message || (phase === 'wrong' ? text.wordsWrong : phase === 'solved' ? text.solved : '')
  return (
    <div className="gate-check" data-phase={phase}>
      <p>{text.wordsHint}</p>
      {puzzle && (
        <Questions
          key={puzzle.token}
          puzzle={puzzle}
          isBusy={phase === 'checking' || phase === 'solved'}
          onAnswer={(digits) => void answer(digits)}
          onRenew={() => void renew()}
        />
      )}
      <p className="gate-captcha-told" role="status">
        {status}
      </p>
      {phase === 'failed' && <Button onClick={() => void renew()}>{common.retry}</Button>}
    </div>
  )
}

interface QuestionsProps {
  puzzle: WordCaptcha
  isBusy: boolean
  onAnswer: (digits: string) => void
  onRenew: () => void
}

function Questions({ puzzle, isBusy, onAnswer, onRenew }: QuestionsProps) {
  const text = useStore($text)
  const common = useStore($common)
  const [chosen, setChosen] = useState<(number | null)[]>(puzzle.questions.map(() => null))
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy && !chosen.includes(null)) onAnswer(chosen.join(''))
  }
  return (
    <form className="gate-questions" onSubmit={send}>
      {puzzle.questions.map(({ question, choices }, number) => (
        <fieldset key={question}>
          <legend>{question}</legend>
          {choices.map((choice, index) => (
            <label key={choice} data-chosen={chosen[number] === index || undefined}>
              <input
                type="radio"
                name={`gate-question-${number}`}
                checked={chosen[number] === index}
                onChange={() => setChosen(chosen.with(number, index))}
              />
              {choice}
            </label>
          ))}
        </fieldset>
      ))}
      <div className="gate-questions-foot">
        <Button type="submit" variant="primary" busy={isBusy} disabled={chosen.includes(null)}>
          {common.confirm}
        </Button>
        <Button variant="quiet" onClick={onRenew}>
          {text.renewWords}
        </Button>
      </div>
    </form>
  )
}
