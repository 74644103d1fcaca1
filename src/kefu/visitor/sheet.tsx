import { useStore } from '@nanostores/react'
import type { ReadableAtom, WritableAtom } from 'nanostores'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { isComposing } from '#src/ui/key-guard.ts'
import { Conversation } from './conversation.tsx'
import { useLazy } from '../lazy.tsx'
import type { CardKind } from '../thread/kind.ts'
import type { Offered } from './offer/offered.ts'
import { SheetHead } from './sheet-head.tsx'
import type { ObstacleProps } from './obstacle/obstacle.tsx'
import type { Visitor } from './visitor.ts'
import { $text } from './visitor.text.ts'

interface SheetProps {
  $visitor: ReadableAtom<Visitor>
  $open: ReadableAtom<boolean>
  /** What the host's page shows just now. */
  $offered: WritableAtom<Offered | undefined>
  /** The page is the chat's alone. */
  $isWhole: ReadableAtom<boolean>
  isShownHere(kind: CardKind, what: string): boolean
  onClose(): void
}

const advert = async () => (await import('./advert/advert.tsx')).Advert
const reason = async () => (await import('./obstacle/obstacle.tsx')).Reason

/** What the bubble grows into. */
export function Sheet({ $visitor, $open, $offered, $isWhole, isShownHere, onClose }: SheetProps) {
  const visitor = useStore($visitor)
  const state = useStore(visitor.$state)
  const isOpen = useStore($open)
  const isWhole = useStore($isWhole)
  const [Advert] = useLazy(advert, isWhole && isOpen)
  // every opening asks the field again to take the focus
  const [openings, setOpenings] = useState(0)
  useEffect(() => {
    if (isOpen) setOpenings((count) => count + 1)
  }, [isOpen])

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isWhole || isComposing(event)) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes from wherever the focus is
    <div className="crm-root" onKeyDown={press}>
      <div className="kefu-sheet-main">
        {state.state === 'open' ? (
          <Conversation
            visitor={visitor}
            session={state.session}
            focusOn={isOpen ? openings : 0}
            isSeen={isOpen}
            $offered={$offered}
            isShownHere={isShownHere}
            onClose={isWhole ? undefined : onClose}
          />
        ) : (
          <>
            <SheetHead visitor={visitor} session={undefined} onClose={isWhole ? undefined : onClose} />
            <Obstacle visitor={visitor} state={state} />
          </>
        )}
      </div>
      {Advert && isWhole && <Advert connection={visitor.connection} />}
    </div>
  )
}

/** In place of a conversation; why there is none is loaded when there is none. */
function Obstacle({ visitor, state }: ObstacleProps) {
  const text = useStore($text)
  const isOpening = state.state === 'opening'
  const [Reason, isLost] = useLazy(reason, !isOpening)
  if (!isOpening && Reason) return <Reason visitor={visitor} state={state} />
  return (
    <div className="kefu-sheet-card" role="status">
      {!isOpening && isLost ? state.sentence : text.opening}
    </div>
  )
}
