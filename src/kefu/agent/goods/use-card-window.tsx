import { useCallback, useState, type ReactNode } from 'react'
import type { Connection } from '#src/stores/connection.ts'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import type { Cards } from '../../client/cards.ts'
import type { CardKind } from '../../thread/kind.ts'
import type { CardWindowProps } from './card-window.tsx'

const cardWindow = lazyPart<CardWindowProps>(async () => (await import('./card-window.tsx')).CardWindow)

interface CardContext {
  connection: Connection
  cards: Cards
  /** The visitor of the conversation. */
  customer: string
}

/** What a press on a card does in a thread, and the window that it opens. */
export function useCardWindow(context: CardContext): [onCard: (kind: CardKind, what: string) => void, node: ReactNode] {
  const [card, setCard] = useState<CardWindowProps['card']>()
  const close = () => setCard(undefined)
  const Window = useLazyPart(cardWindow, card !== undefined, close)
  const onCard = useCallback((kind: CardKind, what: string) => setCard({ kind, what }), [])
  const node = Window && <Window {...context} card={card} onClose={close} />
  return [onCard, node]
}
