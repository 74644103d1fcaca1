import { useStore } from '@nanostores/react'
import { Component, Fragment, type ReactNode } from 'react'
import { ErrorCard } from './error-card/error-card.tsx'
import { HostContext } from './host.ts'
import { $text } from './ui.text.ts'

interface Props {
  children: ReactNode
  /** Before it is tried again: what the children may have stumbled over is forgotten. */
  onRetry?: () => void
}

interface State {
  error: unknown
  round: number
}

function Crashed({ onRetry }: { onRetry: () => void }) {
  const t = useStore($text)
  return <ErrorCard title={t.crashed} message={t.crashedHelp} onRetry={onRetry} />
}

/** Shows a card instead of nothing when a component throws; trying again mounts the children afresh. */
export class ErrorBoundary extends Component<Props, State> {
  static override contextType = HostContext
  declare context: React.ContextType<typeof HostContext>
  override state: State = { error: undefined, round: 0 }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('unknown') }
  }

  override componentDidCatch(error: unknown) {
    this.context?.emit('crm-error', { kind: 'render', message: error instanceof Error ? error.message : String(error) })
  }

  readonly #retry = () => {
    this.props.onRetry?.()
    this.setState(({ round }) => ({ error: undefined, round: round + 1 }))
  }

  override render() {
    if (this.state.error) return <Crashed onRetry={this.#retry} />
    return <Fragment key={this.state.round}>{this.props.children}</Fragment>
  }
}
