import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { rateConversation, readRating, type RatingOffer } from '#src/api/chat-ratings.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { VisitorConnection } from '#src/stores/visitor-connection.ts'
import css from './rating.css?inline'
import { $text } from './rating.text.ts'

addStyles(css)

export interface RatingProps {
  connection: VisitorConnection
  proof: { token?: string; tourist_token?: string }
  /** The visitor asked for it: the stars take the focus. */
  takesFocus: boolean
  onClose(): void
}

const scale = [1, 2, 3, 4, 5] as const
/** Milliseconds for which the thanks stand. */
const thanksFor = 1800

/** Reads what may be said, keeps it, and sends it. */
function useRating({ connection, proof, onClose }: RatingProps) {
  const [offer, setOffer] = useState<RatingOffer>()
  const [stars, setStars] = useState(0)
  const [words, setWords] = useState('')
  const [sentence, setSentence] = useState('')
  const [state, setState] = useState<'asking' | 'sending' | 'thanks'>('asking')

  const ask = () => {
    setSentence('')
    connection.send(readRating, { query: proof }).then(
      (found) => {
        setOffer(found)
        setStars(found.stars)
        setWords(found.words)
        if (!found.may) setSentence($text.get().none)
      },
      (error: Error) => setSentence(error.message),
    )
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each opening
  useEffect(ask, [])
  useEffect(() => {
    if (state !== 'thanks') return
    const timer = setTimeout(onClose, thanksFor)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the thanks stand once
  }, [state])

  const renew = () =>
    connection.send(readRating, { query: proof }).then(
      (found) => {
        setOffer(found)
        if (found.may) setSentence($text.get().renewed)
      },
      // the next press asks again
      () => {},
    )

  async function submit() {
    if (!offer || stars === 0 || state === 'sending') return
    setState('sending')
    setSentence('')
    try {
      // sent again after a broken connection it is the same rating: it names its turn
      await connection.send(rateConversation, { body: { ...proof, turn: offer.turn, stars, words: words.trim() } })
      setState('thanks')
    } catch (error) {
      setState('asking')
      setSentence((error as Error).message)
      // what was offered is not there any more: what was chosen stays, and goes to what is
      if ((error as { code?: unknown }).code === 'chat-rating-none') await renew()
    }
  }
  return { offer, stars, setStars, words, setWords, sentence, state, ask, submit }
}

/** What a visitor thinks of how they were answered: one to five stars, words if they want. Sent again, it changes what was said. */
export function Rating(props: RatingProps) {
  const { takesFocus, onClose } = props
  const text = useStore($text)
  const { offer, stars, setStars, words, setWords, sentence, state, ask, submit } = useRating(props)
  if (state === 'thanks')
    return (
      <div className="kefu-rating" role="status">
        <strong>{text.thanks}</strong>
      </div>
    )
  return (
    <section className="kefu-rating" aria-label={text.title}>
      <div className="kefu-rating-head">
        <strong>{offer?.nickname ? text.of(offer.nickname) : text.title}</strong>
        <button type="button" className="kefu-link" onClick={onClose}>
          {text.close}
        </button>
      </div>
      {offer?.may === 1 && <Stars stars={stars} takesFocus={takesFocus} onChoose={setStars} />}
      {offer?.may === 1 && stars > 0 && (
        <>
          <textarea
            rows={2}
            maxLength={500}
            value={words}
            placeholder={text.words}
            aria-label={text.words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <button type="button" className="kefu-rating-send" aria-disabled={state === 'sending'} onClick={() => void submit()}>
            {text.send}
          </button>
        </>
      )}
      {sentence && <Sentence sentence={sentence} onRetry={offer ? undefined : ask} />}
    </section>
  )
}

function Sentence({ sentence, onRetry }: { sentence: string; onRetry: (() => void) | undefined }) {
  const text = useStore($text)
  return (
    <p className="kefu-rating-said" role="alert">
      {sentence}
      {onRetry && (
        <button type="button" className="kefu-link" onClick={onRetry}>
          {text.retry}
        </button>
      )}
    </p>
  )
}

function Stars({ stars, takesFocus, onChoose }: { stars: number; takesFocus: boolean; onChoose(stars: number): void }) {
  const text = useStore($text)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) first.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each opening
  }, [])
  return (
    <div className="kefu-rating-stars" role="radiogroup" aria-label={text.title}>
      {scale.map((one) => (
        <label key={one} data-on={one <= stars || undefined} title={text[one]}>
          <input
            ref={one === (stars || 1) ? first : undefined}
            type="radio"
            name="stars"
            className="ui-sr"
            aria-label={`${text.star(one)} ${text[one]}`}
            checked={one === stars}
            onChange={() => onChoose(one)}
          />
          <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
            <path d="m12 3.2 2.7 5.6 6.1.9-4.4 4.3 1 6.1-5.4-2.9-5.4 2.9 1-6.1-4.4-4.3 6.1-.9z" />
          </svg>
        </label>
      ))}
      <span aria-hidden="true">{stars > 0 && text[stars as (typeof scale)[number]]}</span>
    </div>
  )
}
