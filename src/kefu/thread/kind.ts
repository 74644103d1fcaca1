import type { ComponentType } from 'react'
import type { Cards } from '../client/cards.ts'
import type { ContentKind, ContentOf } from '../wire/content.ts'
import type { Message } from '../wire/message.ts'

/** What a card is of. */
export type CardKind = 'product' | 'order'

/** What the body of a message may ask of the thread that it stands in. */
export interface ThreadContext {
  cards: Cards
  /** The other side of the conversation: for an agent the visitor. */
  customer: string
  /** What the other side names at a server that is not the shop's is shown when it is pressed. */
  isWary?: boolean
  /** Opens a picture of the conversation large. */
  enlarge(key: string): void
  /** Leads to the product or order of a card; without it cards lead nowhere. */
  look?: ((kind: CardKind, what: string) => unknown) | undefined
}

export interface BodyProps<K extends ContentKind = ContentKind> {
  content: ContentOf<K>
  message: Message
  context: ThreadContext
}

/** How the messages of a kind stand in a thread: the default export of its file in `kinds/`, loaded with the first of them. */
export type Body<K extends ContentKind> = ComponentType<BodyProps<K>>
