/** `error`: visitors see something broken; `warning`: something is missing or hard to use; `hint`: worth a look. */
export type Severity = 'error' | 'warning' | 'hint'

export const severities = ['error', 'warning', 'hint'] as const satisfies readonly Severity[]

/** Names of fields and places in lists, from the block down: `['slides', 2, 'link']`; empty = the whole block. */
export type FieldPath = readonly (string | number)[]

/** The clean value of a block, or the settings of the page. */
export type Value = Readonly<Record<string, unknown>>

/** A way out, taken as one step: another value, or hiding the block. `label` in the language of the screen. */
export type Fix =
  | { readonly label: () => string; readonly change: (value: Value) => Value }
  | { readonly label: () => string; readonly hides: true }

/** What a rule says about one place of a block. */
export interface Found {
  readonly severity: Severity
  readonly path: FieldPath
  /** The sentence, in the language of the screen. */
  readonly say: () => string
  /** What it is about (a link, a colour): an ignored finding comes back when this changes. */
  readonly about?: string | undefined
  readonly fix?: Fix | undefined
}

/** A finding of the page. */
export interface Finding extends Found {
  readonly rule: string
  /** Id of the block or the tab bar; `pageSelection` for the page's settings. */
  readonly block: string
  /** What it is recognised by on this device, also after the page is opened again. */
  readonly key: string
}
