import { fail } from '#src/door/fail.ts'
import type { Mount, Mounted } from '#src/door/host.ts'
import { mountBubble } from './visitor/bubble.ts'

/** Shows the visitor's bubble or the agent's workbench, and the other one when `mode` changes. */
const mount: Mount = (host, container) => {
  let asked: unknown
  let mounted: Mounted | undefined

  const show = (mode: unknown) => {
    if (mode === asked) return
    asked = mode
    mounted?.unmount()
    mounted = undefined
    container.replaceChildren()
    if (mode !== 'agent') return (mounted = mountBubble(host, container))
    import('./agent/app.tsx').then(
      ({ default: inner }) => {
        if (asked === mode) mounted = inner(host, container)
      },
      (error: unknown) => {
        host.emit('crm-error', { kind: 'load', message: String(error) })
        asked = undefined
        void fail(host.root, container, 'notLoaded', () => show(mode))
      },
    )
  }
  const stop = host.$props.subscribe(({ mode }) => void show(mode === 'agent' ? mode : 'visitor'))

  return {
    unmount() {
      asked = undefined
      stop()
      mounted?.unmount()
    },
  }
}

export default mount
