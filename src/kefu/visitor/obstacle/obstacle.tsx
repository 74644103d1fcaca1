import { useStore } from '@nanostores/react'
import { useLazy } from '../../lazy.tsx'
import { $text } from './obstacle.text.ts'
import type { Visitor, VisitorState } from '../visitor.ts'

export interface ObstacleProps {
  visitor: Visitor
  state: Exclude<VisitorState, { state: 'open' }>
}

interface ReasonProps {
  visitor: Visitor
  state: Exclude<ObstacleProps['state'], { state: 'opening' }>
}

const offlineForm = async () => (await import('../offline/offline-form.tsx')).OfflineForm

/** Why there is no conversation, and what can be done. */
export function Reason({ visitor, state }: ReasonProps) {
  const text = useStore($text)
  const [OfflineForm, isFormLost] = useLazy(offlineForm, state.state === 'nobody')
  const again = () => void visitor.open()
  if (state.state === 'nobody' && !OfflineForm && !isFormLost) return null
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
          {text.retry}
        </button>
      )}
    </div>
  )
}
