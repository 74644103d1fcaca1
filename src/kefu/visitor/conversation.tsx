import { useStore } from '@nanostores/react'
import type { WritableAtom } from 'nanostores'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { createTypist } from '../client/life.ts'
import { papersOf } from '../composer/attached.ts'
import { Composer } from '../composer/composer.tsx'
import { ConnectionNote } from '../thread/connection-note.tsx'
import { Thread } from '../thread/thread.tsx'
import { outgoing } from '../wire/frame.ts'
import type { RowActions } from '../thread/bubble-row.tsx'
import type { CardKind, ThreadContext } from '../thread/kind.ts'
import type { Message } from '../wire/message.ts'
import { wrote } from './identity.ts'
import { useLazy } from '../lazy.tsx'
import type { LookProps } from './look/look.tsx'
import type { Offered } from './offer/offered.ts'
import { useRatingPrompt, type RatingPrompt } from './rating/use-rating-prompt.tsx'
import { SheetHead } from './sheet-head.tsx'
import { $text } from './visitor.text.ts'
import type { Session, Visitor } from './visitor.ts'

interface ConversationProps {
  visitor: Visitor
  session: Session
  focusOn: number
  isSeen: boolean
  $offered: WritableAtom<Offered | undefined>
  /** Asks the host whether a card of the thread is to be shown here. */
  isShownHere(kind: CardKind, what: string): boolean
  onClose: (() => void) | undefined
}

const look = async () => (await import('./look/look.tsx')).Look
const rating = async () => (await import('./rating/rating.tsx')).Rating
const offer = async () => (await import('./offer/offer.tsx')).Offer
const openingNote = async () => (await import('./opening/opening-note.tsx')).OpeningNote
const questions = async () => (await import('./opening/opening-note.tsx')).Questions
const offlineForm = async () => (await import('./offline/offline-form.tsx')).OfflineForm

/** A conversation that is going on, with what stands round its thread. */
export function Conversation({ visitor, session, focusOn, isSeen, $offered, isShownHere, onClose }: ConversationProps) {
  const text = useStore($text)
  const opening = useStore(visitor.told.$opening)
  const isOnline = useStore(visitor.$isPartnerOnline)
  const { identity, talk, client, cards } = session
  const isMine = useCallback((message: Message) => wrote(identity, message), [identity])
  const [isLeaving, setLeaving] = useState(false)
  const [OfflineForm] = useLazy(offlineForm, isLeaving)
  const [Note] = useLazy(openingNote, !isOnline || opening.hours.length > 0 || opening.before !== undefined)
  const [List] = useLazy(questions, opening.questions.length > 0)
  const [onCard, shown] = useLook(session, isShownHere)
  const actions = useActions(visitor, session)
  const [prompt, setPrompt] = useRatingPrompt(visitor.told, isSeen)
  const onRate = opening.takesRatings ? () => setPrompt('opened') : undefined
  const head = <SheetHead visitor={visitor} session={session} onRate={onRate} onClose={onClose} />

  if (isLeaving && OfflineForm)
    return (
      <>
        {head}
        <OfflineForm
          connection={visitor.connection}
          draftName={session.draftName}
          proof={visitor.proof()}
          sentence={opening.away}
          leads="back"
          onLeave={() => setLeaving(false)}
        />
      </>
    )
  return (
    <>
      {head}
      <ConnectionNote client={client} />
      {Note && <Note visitor={visitor} isSeen={isSeen} onLeave={() => setLeaving(true)} />}
      {/* another agent has another thread; what is being written stays */}
      <Thread
        key={identity.partner.uid}
        talk={talk}
        cards={cards}
        isMine={isMine}
        partner={identity.partner}
        onCard={onCard}
        hasHistory={session.hasHistory}
        greeting={identity.greeting || text.greeting(identity.partner.nickname)}
        {...actions}
      />
      {shown}
      <RatingPart visitor={visitor} prompt={prompt} onClose={() => setPrompt('closed')} />
      <OfferPart visitor={visitor} session={session} $offered={$offered} />
      {List && <List questions={opening.questions} onAsk={(question) => void visitor.send(question, { ready: true })} />}
      <Writing visitor={visitor} session={session} focusOn={focusOn} />
    </>
  )
}

function Writing({ visitor, session, focusOn }: Pick<ConversationProps, 'visitor' | 'session' | 'focusOn'>) {
  const text = useStore($text)
  return (
    <Composer
      draftName={session.draftName}
      placeholder={text.placeholder}
      focusOn={focusOn}
      onTyping={useTypist(session)}
      onSend={(words) => void visitor.send(words)}
      {...filesOf(visitor, session)}
    />
  )
}

/** What can be done with a message: one's own is taken back at our server alone. */
function useActions(visitor: Visitor, { identity: { sequenced }, talk, client }: Session): RowActions {
  return useMemo(() => {
    const onRecall = async (message: Message) => (await import('./look/take-back.ts')).takeBack(visitor, talk, message)
    return { onRetry: client.retry, onDiscard: (key) => client.discard(talk, key), ...(sequenced && { onRecall }) }
  }, [visitor, sequenced, talk, client])
}

/** What a press on a card of the thread does, and what it shows. */
function useLook({ cards }: Session, isShownHere: ConversationProps['isShownHere']): [onCard: ThreadContext['look'], shown: ReactNode] {
  const [card, setCard] = useState<LookProps['card']>()
  const onCard = useCallback((kind: CardKind, what: string) => isShownHere(kind, what) && setCard({ kind, what }), [isShownHere])
  const [Look] = useLazy(look, card !== undefined)
  const shown = card && Look && <Look card={card} cards={cards} onClose={() => setCard(undefined)} />
  return [onCard, shown]
}

const filesOf = ({ sendPicture, sendFile, connection }: Visitor, { takesPictures }: Session) => ({
  onPicture: takesPictures ? sendPicture : undefined,
  papers: papersOf(connection.capabilities.uploads?.chatFile, sendFile),
})

// a plain shop refuses what it does not know
function useTypist({ identity, client }: Session): (() => void) | undefined {
  const { sequenced } = identity
  return useMemo(() => (sequenced ? createTypist(() => void client.send(outgoing.typing())) : undefined), [sequenced, client])
}

function RatingPart({ visitor, prompt, onClose }: { visitor: Visitor; prompt: RatingPrompt; onClose(): void }) {
  const [Rating] = useLazy(rating, prompt !== 'closed')
  if (!Rating || prompt === 'closed') return null
  return <Rating connection={visitor.connection} proof={visitor.proof()} takesFocus={prompt === 'opened'} onClose={onClose} />
}

interface OfferPartProps {
  visitor: Visitor
  session: Session
  $offered: WritableAtom<Offered | undefined>
}

function OfferPart({ visitor, session, $offered }: OfferPartProps) {
  const offered = useStore($offered)
  const [Offer] = useLazy(offer, offered !== undefined)
  if (!Offer || !offered) return null
  const close = () => $offered.set(undefined)
  const send = () => {
    visitor.send(offered.what, { kind: offered.kind })
    close()
  }
  return <Offer key={`${offered.kind} ${offered.what}`} offered={offered} cards={session.cards} onSend={send} onClose={close} />
}
