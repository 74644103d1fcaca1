import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { BoxIcon, Drawing } from './icons.tsx'
import './media-styles.ts'
import { $text } from './kinds.text.ts'
import type { Card } from './use-card.tsx'

interface CardFrameProps<T> {
  found: Card<T>
  onRetry(): void
  /** What it is, above: an order's number. */
  title?: string
  /** Where it leads, below. */
  way?: { words: string; go(): void } | undefined
  /** What to say where there is none any more. */
  gone: string
  children(card: T): ReactNode
}

/** The frame of a product or an order; as high while it is fetched, so that nothing below it moves. */
export function CardFrame<T>({ found, onRetry, title, way, gone, children }: CardFrameProps<T>) {
  const text = useStore($text)
  return (
    <div className="kefu-card" aria-busy={found.state === 'waiting' || undefined}>
      {title && <p className="kefu-card-title">{title}</p>}
      <div className="kefu-card-body">
        {found.state === 'there' && children(found.card)}
        {found.state === 'waiting' && <span className="kefu-card-faint">{text.cardLoading}</span>}
        {found.state === 'gone' && <span className="kefu-card-faint">{gone}</span>}
        {found.state === 'failed' && (
          <span className="kefu-card-faint">
            {text.cardFailed}
            <button type="button" className="kefu-link" onClick={onRetry}>
              {text.retry}
            </button>
          </span>
        )}
      </div>
      {way && (
        <button type="button" className="kefu-card-way" disabled={found.state !== 'there'} onClick={way.go}>
          {way.words}
          <Drawing size={14}>
            <path d="m9 5 7 7-7 7" />
          </Drawing>
        </button>
      )}
    </div>
  )
}

/** The picture of a card, or a box where there is none to show. */
export function CardPicture({ address }: { address: string }) {
  const [broken, setBroken] = useState('')
  return (
    <span className="kefu-card-picture">
      {address && address !== broken ? (
        <img src={address} alt="" loading="lazy" decoding="async" onError={() => setBroken(address)} />
      ) : (
        <BoxIcon />
      )}
    </span>
  )
}
