import { atom } from 'nanostores'
import { adoptStyles } from '#src/lib/styles.ts'
import { setLocale, toLocale } from '#src/text/locale.ts'
import { fail } from './fail.ts'
import type { FormControl, FormField } from './form-control.ts'
import type { Host, Mount, Mounted, Props } from './host.ts'
import { kebab, type AttributeMeta, type ElementMeta } from './meta.ts'

/** Loads the screen of an element; called when one is connected. `props` answers its attributes and properties as they are then. */
export type Load = (props: () => Props) => Promise<{ default: Mount }>

type Method = (...values: never[]) => unknown
// the newest things that the design system stands on: the top layer, and colours computed from another colour
const isSupported = () => 'showPopover' in HTMLElement.prototype && CSS.supports('color', 'oklch(from red l c h)')

function fromAttribute(meta: AttributeMeta, text: string | null): unknown {
  if (meta.type === 'boolean') return text !== null
  if (text === null) return meta.default
  if (meta.type !== 'number') return text
  const number = Number(text.trim() || NaN)
  return Number.isFinite(number) ? number : meta.default
}

/**
 * Defines a custom element from its table: attributes and properties kept alike, properties set before the
 * upgrade kept, objects passed by identity, methods that wait until the screen is there. Moving the tag in
 * the page keeps its state: it is unmounted a microtask after the disconnect, and only if it stayed out.
 * With `control` it is also a field of the form around it: form-control.ts.
 * Nothing happens when the page already has the tag (another script brought it), nor where there are no pages: a server
 * that renders a host's page may import the entries.
 */
export function defineElement(
  meta: ElementMeta,
  load: Load,
  control?: (internals: ElementInternals, field: FormField) => FormControl,
): void {
  if (typeof customElements === 'undefined' || customElements.get(meta.tag)) return
  const names = [...Object.keys(meta.attributes), ...Object.keys(meta.properties ?? {})]
  const byAttribute = new Map(Object.keys(meta.attributes).map((name) => [kebab(name), name]))

  class CrmElement extends HTMLElement {
    static readonly observedAttributes = [...byAttribute.keys()]
    static readonly formAssociated = control !== undefined

    static {
      for (const name of names) {
        Object.defineProperty(this.prototype, name, {
          enumerable: true,
          configurable: true,
          get(this: CrmElement) {
            return this.#get(name)
          },
          set(this: CrmElement, value: unknown) {
            this.#assign(name, value)
          },
        })
      }
      if (control) {
        Object.defineProperty(this.prototype, 'value', {
          get: function (this: CrmElement) {
            return this.#values()[0] ?? ''
          },
          set: function (this: CrmElement, value: unknown) {
            this.#control?.set(typeof value === 'string' ? [value] : [])
          },
        })
        Object.defineProperty(this.prototype, 'values', {
          get: function (this: CrmElement) {
            return [...this.#values()]
          },
          set: function (this: CrmElement, values: unknown) {
            this.#control?.set(Array.isArray(values) ? values : [])
          },
        })
      }
      for (const name of Object.keys(meta.methods ?? {})) {
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          value(this: CrmElement, ...values: never[]) {
            return this.#call(name, values)
          },
        })
      }
    }

    readonly #props = atom<Props>(defaults(meta))
    readonly #root = this.attachShadow({ mode: 'open' })
    readonly #control = control?.(this.attachInternals(), {
      name: () => this.getAttribute('name') ?? '',
      isRequired: () => this.hasAttribute('required'),
    })
    #pending: Props | undefined
    #mounted: Mounted | undefined
    #container: HTMLElement | undefined
    #release: (() => void) | undefined
    #isDisabled = false
    #methods = deferred()

    constructor() {
      super()
      for (const name of names) {
        if (!Object.hasOwn(this, name)) continue
        const value = (this as unknown as Props)[name]
        delete (this as unknown as Props)[name]
        ;(this as unknown as Props)[name] = value
      }
    }

    connectedCallback() {
      // a browser shows what is wrong with a field only where the focus can go
      if (control && this.hasAttribute('required') && !this.hasAttribute('tabindex')) this.tabIndex = -1
      for (const dialog of this.#root.querySelectorAll('dialog[open]')) reopen(dialog as HTMLDialogElement)
      for (const popover of this.#root.querySelectorAll<HTMLElement>('[popover][data-open]')) popover.showPopover?.()
      if (this.#container) return
      this.#release = adoptStyles(this.#root)
      this.#container = document.createElement('div')
      this.#container.style.display = 'contents'
      this.#container.inert = this.#isDisabled
      this.#root.append(this.#container)
      void this.#start(this.#container)
    }

    disconnectedCallback() {
      queueMicrotask(() => {
        if (!this.isConnected) this.#stop()
      })
    }

    // its presence makes moveBefore() keep the element connected
    connectedMoveCallback() {}

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null) {
      const name = byAttribute.get(attribute)
      if (name) this.#set(name, fromAttribute(meta.attributes[name]!, text))
      if (attribute === 'value') this.#control?.setDefault(text)
      else this.#control?.tell()
    }

    formResetCallback() {
      this.#control?.reset()
    }

    formStateRestoreCallback(state: unknown) {
      this.#control?.restore(state)
    }

    #values(): readonly string[] {
      return this.#control?.$values.get() ?? []
    }

    // as an input tells of what a person did
    #choose(values: readonly string[]) {
      this.#control?.set(values)
      for (const type of ['input', 'change']) this.dispatchEvent(new Event(type, { bubbles: true }))
    }

    // its own `disabled`, or that of a fieldset
    formDisabledCallback(isDisabled: boolean) {
      this.#isDisabled = isDisabled
      if (this.#container) this.#container.inert = isDisabled
    }

    #get(name: string): unknown {
      return { ...this.#props.get(), ...this.#pending }[name]
    }

    #assign(name: string, value: unknown) {
      const attribute = meta.attributes[name]
      if (!attribute) return this.#set(name, value)
      if (value === null || value === undefined || (attribute.type === 'boolean' && !value)) this.removeAttribute(kebab(name))
      else this.setAttribute(kebab(name), attribute.type === 'boolean' ? '' : String(value))
    }

    #call(name: string, values: never[]): Promise<unknown> {
      return this.#methods.promise.then((methods) => {
        const method = methods[name]
        if (!method) throw new TypeError(`${meta.tag} has no ${name}() in this mode`)
        return method(...values)
      })
    }

    // several attributes changed in one task reach the screen as one change
    #set(name: string, value: unknown) {
      const locale = name === 'locale' && toLocale(value)
      if (locale) setLocale(locale)
      const scheduled = this.#pending !== undefined
      this.#pending = { ...this.#pending, [name]: value }
      if (scheduled) return
      queueMicrotask(() => this.#flush())
    }

    #flush() {
      const before = this.#props.get()
      const changes = this.#pending
      this.#pending = undefined
      if (changes && Object.keys(changes).some((key) => !Object.is(before[key], changes[key]))) this.#props.set({ ...before, ...changes })
    }

    async #start(container: HTMLElement) {
      if (!isSupported()) return fail(this.#root, container, 'oldBrowser')
      try {
        const { default: mount } = await load(() => {
          this.#flush()
          return this.#props.get()
        })
        if (this.#container !== container) return
        this.#flush()
        this.#mounted = mount(this.#host(container), container)
      } catch (error) {
        if (this.#container !== container) return
        this.#emit('crm-error', { kind: 'load', message: String(error) })
        void fail(this.#root, container, 'notLoaded', () => this.#start(container))
      }
    }

    #host(container: HTMLElement): Host {
      const layer = document.createElement('div')
      layer.className = 'crm-layer'
      container.after(layer)
      return {
        element: this,
        root: this.#root,
        layer,
        $props: this.#props,
        emit: (name, detail) => this.#emit(name, detail),
        expose: (methods) => this.#methods.resolve(methods),
        ...(this.#control && { form: { $values: this.#control.$values, choose: (values) => this.#choose(values) } }),
      }
    }

    #emit(name: `crm-${string}`, detail: unknown = {}): boolean {
      const cancelable = meta.events[name]?.cancelable ?? false
      return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }))
    }

    #stop() {
      this.#mounted?.unmount()
      this.#mounted = undefined
      this.#container = undefined
      this.#release?.()
      this.#methods = deferred()
      this.#root.replaceChildren()
    }
  }

  customElements.define(meta.tag, CrmElement)
}

function defaults(meta: ElementMeta): Props {
  return Object.fromEntries(Object.entries(meta.attributes).map(([name, attribute]) => [name, fromAttribute(attribute, null)]))
}

// re-parenting drops a modal dialog out of the top layer although it stays open
function reopen(dialog: HTMLDialogElement) {
  if (dialog.matches(':modal') || !dialog.hasAttribute('data-modal')) return
  dialog.close()
  dialog.showModal()
}

function deferred() {
  let resolve!: (methods: Record<string, Method>) => void
  const promise = new Promise<Record<string, Method>>((done) => (resolve = done))
  return { promise, resolve }
}
