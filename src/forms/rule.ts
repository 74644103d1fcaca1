import type { SendOptions } from '#src/http/request.ts'

/** One field of a form that the server describes (conventions 5). What is not named here stays in `raw`. */
export interface FormRule {
  type: string
  /** Name that its value is submitted under. */
  field: string
  title: string
  /** As it came. */
  value: unknown
  props: Readonly<Record<string, unknown>>
  options: readonly RuleOption[]
  /** What is said when nothing is filled in; null where nothing must be. */
  required: string | null
  /** What else a value must be, in the order of the server. */
  checks: readonly ValueCheck[]
  /** Help under the field: plain text, or HTML that an administrator wrote. */
  help: { text: string; isHtml: boolean } | null
  isHidden: boolean
  /** What a value that is neither text nor an option is called, where two are set beside each other. */
  inWords?(value: unknown): string
  /** Left out while it says no; without it the field is always there. */
  isWanted?(values: FormValues): boolean
  /** Fields that are shown while the value is the one named. */
  control: readonly { value: unknown; rules: readonly FormRule[] }[]
  raw: Readonly<Record<string, unknown>>
}

/** A demand on a value that is filled in. */
export interface ValueCheck {
  message: string
  isFine(value: unknown): boolean
}

export interface RuleOption {
  value: string | number
  label: string
  isDisabled: boolean
  children: readonly RuleOption[]
}

/** A form as the server describes it. */
export interface FormDescription {
  title: string
  /** Path below the API, without `.html`; null when the server named another origin: then nothing is sent. */
  action: `/${string}` | null
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  rules: readonly FormRule[]
  /** What it was made of: a description of the same thing, in another language, keeps what is filled in. */
  origin?: object
  /** What is wrong with several fields together, by field. */
  check?(values: FormValues): Readonly<Record<string, string>>
  /** Sends what is filled in, instead of to `action`; answers the server's sentence. */
  send?(body: Readonly<Record<string, unknown>>, options: SendOptions): Promise<string>
}

/** Values by field, in the form that the controls work with. */
export type FormValues = Readonly<Record<string, unknown>>
