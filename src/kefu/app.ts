import { showFailure } from '#src/door/failure.ts'
import type { Mount, Mounted } from '#src/door/host.ts'

const loaders = {
  visitor: () => import('./visitor/bubble.ts'),
  agent: () => import('./agent/app.tsx'),
}

/** Shows the visitor's bubble or the agent's workbench, and the other one when `mode` changes. */
const mount: Mount = (host, container) => {
  let shown: { mode: keyof typeof loaders; mounted: Mounted | undefined } | undefined

  const stop = host.$props.subscribe(({ mode }) => show(mode === 'agent' ? 'agent' : 'visitor'))

  function show(mode: keyof typeof loaders) {
    if (shown?.mode === mode) return
    shown?.mounted?.unmount()
    const mine = (shown = { mode, mounted: undefined as Mounted | undefined })
    loaders[mode]().then(
      ({ default: inner }) => {
        if (shown === mine) mine.mounted = inner(host, container)
      },
      (error: unknown) => {
        if (shown !== mine) return
        shown = undefined
        host.emit('crm-error', { kind: 'load', message: String(error) })
        showFailure(host.root, container, 'notLoaded', () => show(mode))
      },
    )
  }

  return {
    unmount() {
      stop()
      shown?.mounted?.unmount()
      shown = undefined
    },
  }
}

export default mount
