import { fail } from '#src/door/fail.ts'
import type { Mount, Mounted } from '#src/door/host.ts'
import { mountBubble } from './visitor/bubble.ts'

/** Shows the visitor's bubble or the agent's workbench, and the other one when `mode` changes. */
const mount: Mount = (host, container) => {
  let requested: boolean | undefined
  let mounted: Mounted | undefined

  const show = (isAgent: boolean) => {
    if (isAgent === requested) return
    requested = isAgent
    mounted?.unmount()
    mounted = undefined
    container.replaceChildren()
    if (!isAgent) return (mounted = mountBubble(host, container))
    import('./agent/app.tsx').then(
      ({ default: inner }) => {
        if (requested) mounted ??= inner(host, container)
      },
      (error: unknown) => {
        host.emit('crm-error', { kind: 'load', message: String(error) })
        requested = undefined
        void fail(host.root, container, 'notLoaded', () => show(true))
      },
    )
  }
  const stop = host.$props.subscribe(({ mode }) => show(mode === 'agent'))

  return {
    unmount() {
      requested = undefined
      stop()
      mounted?.unmount()
    },
  }
}

export default mount
