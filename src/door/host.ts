import type { ReadableAtom } from 'nanostores'
import type { FormControl } from './form-control.ts'

/** Values of an element's attributes and properties, by property name. */
export type Props = Record<string, unknown>

/** What a screen knows of the element that it is shown in. */
export interface Host {
  readonly element: HTMLElement
  readonly root: ShadowRoot
  /** Where floating things are rendered; inside the same shadow root. */
  readonly layer: HTMLElement
  readonly $props: ReadableAtom<Props>
  /** Fires a bubbling, composed CustomEvent; false when a listener called preventDefault. */
  emit(name: `crm-${string}`, detail?: unknown): boolean
  /** Where the element is a field of a form: what it is worth there. */
  readonly form?: Pick<FormControl, '$values'> & { choose(values: readonly string[]): void }
  /** Gives the element's public methods their bodies; earlier calls wait for this. */
  expose(methods: Record<string, (...values: never[]) => unknown>): void
}

export interface Mounted {
  unmount(): void
}

/** Shows a screen inside `host.root`, into `container`. */
export type Mount = (host: Host, container: HTMLElement) => Mounted
