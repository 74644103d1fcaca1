/** A form as the server describes it (form-create, conventions 5); `rules` are read by src/forms. */
export interface ServerForm {
  rules: Record<string, unknown>[]
  title: string
  /** Path below the API, often with `.html` behind it. */
  action: string
  method: string
  info: string
  status: boolean
}
