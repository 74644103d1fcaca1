import { CSPProvider } from '@base-ui/react/csp-provider'
import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import type { Host, Mount } from '#src/door/host.ts'
import { addStyles } from '#src/lib/styles.ts'
import { dress } from './appearance.ts'
import css from './ground.css?inline'
import { ConfirmHost } from './confirm/confirm-host.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { HostContext } from './host.ts'
import { guardKeys } from './key-guard.ts'
import { ToastViewport } from './toast/toast.tsx'
import { watchTips } from './tooltip/watch-tips.ts'
import tokens from './tokens.css?inline'
import wideTokens from './tokens-wide.css?inline'

addStyles(tokens)
addStyles(wideTokens)
addStyles(css)

interface RootProps {
  host: Host
  App: ComponentType
}

function Root({ host, App }: RootProps) {
  return (
    <HostContext.Provider value={host}>
      <CSPProvider disableStyleElements>
        <ErrorBoundary>
          <App />
        </ErrorBoundary>
        <ConfirmHost />
        <ToastViewport />
      </CSPProvider>
    </HostContext.Provider>
  )
}

// the type name is unknown to r2wc on purpose: such a prop is passed by identity
const Engine = r2wc(Root, { props: { host: 'raw' as never, App: 'raw' as never } }) as unknown as new () => HTMLElement & {
  connectedCallback(): void
  disconnectedCallback(): void
}

/** r2wc as mount engine only: it would unmount whenever the tag is moved, so when to do that is decided above it. */
class Holder extends Engine {
  declare host: Host
  declare App: ComponentType
  #isMounted = false

  constructor() {
    super()
    // otherwise each property set before it is in the page would already render
    super.disconnectedCallback()
  }

  override connectedCallback() {
    if (this.#isMounted) return
    this.#isMounted = true
    super.connectedCallback()
  }

  override disconnectedCallback() {}

  connectedMoveCallback() {}

  release() {
    super.disconnectedCallback()
  }
}

// every copy of this module needs a tag of its own: a second build on the page has another React
const tag = `crm-root-${Math.random().toString(36).slice(2, 8)}`

const isInner = (element: HTMLElement) => {
  const root = element.getRootNode()
  return root instanceof ShadowRoot && root.host.localName.startsWith('crm-')
}

/** Milliseconds after which somebody wants to see at least that something comes. */
const patience = 1000

/**
 * Makes the mount function of an element out of its React component. Where `prepare` answers a promise, nothing is drawn
 * before that has settled, for a second at most; it must not fail.
 */
export function mountReact(App: ComponentType, prepare?: (host: Host) => Promise<unknown> | undefined): Mount {
  return (host, container) => {
    if (!customElements.get(tag)) customElements.define(tag, Holder)
    const holder = document.createElement(tag) as Holder
    holder.className = 'crm-root'
    // what lies inside another element of ours is painted with it
    holder.toggleAttribute('data-inner', isInner(host.element))
    host.layer.classList.add('crm-layer')
    const undress = dress([holder, host.layer])
    const unguard = guardKeys(host.root)
    const unwatch = watchTips(host)
    holder.host = host
    holder.App = App
    let isWanted = true
    const show = () => void (isWanted && !holder.parentNode && container.append(holder))
    const prepared = prepare?.(host)
    const timer = prepared && setTimeout(show, patience)
    if (prepared) void prepared.then(show)
    else show()
    return {
      unmount() {
        isWanted = false
        clearTimeout(timer)
        holder.release()
        holder.remove()
        unwatch()
        unguard()
        undress()
      },
    }
  }
}
