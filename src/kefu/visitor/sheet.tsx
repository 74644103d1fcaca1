import { useStore } from '@nanostores/react'
import type { ReadableAtom, WritableAtom } from 'nanostores'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { $common } from '#src/text/common-words.ts'
import { isComposing } from '#src/ui/key-guard.ts'
import { Conversation } from './conversation.tsx'
import { useLazy } from './lazy.tsx'
import type { Offered } from './offer/offered.ts'
import { SheetHead } from './sheet-head.tsx'
import type { Visitor, VisitorState } from './visitor.ts'
import { $text } from './visitor.text.ts'

interface SheetProps {
  $visitor: ReadableAtom<Visitor>
  $open: ReadableAtom<boolean>
  /** What the host's page shows just now. */
  $offered: WritableAtom<Offered | undefined>
  /** The page is the chat's alone. */
  $isWhole: ReadableAtom<boolean>
  onClose(): void
}

const advert = async () => (await import('./advert/advert.tsx')).Advert
const offlineForm = async () => (await import('./offline/offline-form.tsx')).OfflineForm

/** What the bubble grows into. */
export function Sheet({ $visitor, $open, $offered, $isWhole, onClose }: SheetProps) {
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

function Obstacle({ visitor, state }: { visitor: Visitor; state: Exclude<VisitorState, { state: 'open' }> }) {
  const text = useStore($text)
  const common = useStore($common)
  const [OfflineForm, isFormLost] = useLazy(offlineForm, state.state === 'nobody')
  const again = () => void visitor.open()
  if (state.state === 'opening' || (state.state === 'nobody' && !OfflineForm && !isFormLost))
    return (
      <div className="kefu-sheet-card" role="status">
        {text.opening}
      </div>
    )
  if (state.state === 'nobody' && OfflineForm)
    return (
      <OfflineForm
        connection={visitor.connection}
        draftName={visitor.connection.base}
        proof={visitor.proof()}
        sentence={state.sentence}
        leads="again"
        onLeave={again}
      />
    )
  const titles = {
    nobody: text.nobodyTitle,
    ended: text.endedTitle,
    failed: text.failedTitle,
    cors: text.failedTitle,
    version: text.failedTitle,
  }
  const sentences = { nobody: state.sentence, ended: text.ended, failed: state.sentence, cors: text.cors, version: text.version }
  return (
    <div className="kefu-sheet-card" role="alert">
      <strong>{titles[state.state]}</strong>
      <p>{sentences[state.state]}</p>
      {state.state !== 'ended' && (
        <button type="button" onClick={again}>
          {common.retry}
        </button>
      )}
    </div>
  )
}
