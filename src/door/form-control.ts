import { atom, type ReadableAtom } from 'nanostores'
import { $text } from './form-control.text.ts'

/** The part of an element's tag that makes it a field of the form around it. */
export interface FormControl {
  /** What is submitted under the element's `name`. */
  readonly $values: ReadableAtom<readonly string[]>
  set(values: readonly string[]): void
  /** The `value` attribute: what it has until somebody chooses, and again after a reset. */
  setDefault(text: string | null): void
  reset(): void
  restore(state: unknown): void
  /** Tells the form anew: `name` or `required` have changed. */
  tell(): void
}

/** What the control asks its element, whenever it needs it. */
export interface FormField {
  name(): string
  isRequired(): boolean
}

/** Addresses as text: a web address has no spaces. */
const listOf = (text: string | null): string[] => (text ?? '').split(/\s+/).filter(Boolean)

/**
 * A form-associated control over the element's own internals: every chosen value is an entry of its own under `name`;
 * required without any is refused with a sentence; reset, restoring of a page and `disabled` work as with an input.
 */
export function formControl(internals: ElementInternals, field: FormField): FormControl {
  const $values = atom<readonly string[]>([])
  let byDefault: readonly string[] = []
  let isChosen = false

  function tell(): void {
    const values = $values.get()
    const name = field.name()
    const body = new FormData()
    for (const value of values) body.append(name, value)
    internals.setFormValue(name ? body : null, values.join('\n'))
    if (field.isRequired() && values.length === 0) internals.setValidity({ valueMissing: true }, $text.get().chooseFirst)
    else internals.setValidity({})
  }

  function put(values: readonly string[]): void {
    $values.set(values.filter((value) => typeof value === 'string' && value !== ''))
    tell()
  }

  return {
    $values,
    tell,
    set(values) {
      isChosen = true
      put(values)
    },
    setDefault(text) {
      byDefault = listOf(text)
      if (!isChosen) put(byDefault)
    },
    reset() {
      isChosen = false
      put(byDefault)
    },
    restore(state) {
      if (typeof state !== 'string') return
      isChosen = true
      put(state.split('\n'))
    },
  }
}
