export interface RefusalDetail {
  /** 400 with a `code` is the shop's failure A, the catalogue number itself its failure B (live-server). */
  status: number
  code?: string
  /** Key of the catalogue's sentence, where that says more than the one of `code`. */
  sentence?: string
  /** Overrides the catalogue's sentence; already in the caller's language. */
  message?: string
  /** Fills `{name}` in the catalogue's sentence. */
  values?: Record<string, string | number>
  data?: unknown
  /** Refused fields: name → sentence. */
  errors?: Record<string, string>
  /** Fills the sentences of single fields, where `values` is not what theirs need. */
  valuesAt?: Record<string, Record<string, string | number>>
  /** HTTP status, where it differs from the rule of `httpStatusOf`. */
  http?: number
}

/** Thrown by services and routes to refuse a call with a sentence. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly detail: RefusalDetail

  constructor(detail: RefusalDetail) {
    super(detail.message ?? detail.code ?? String(detail.status))
    this.detail = detail
  }
}

const asItself = new Set([401, 403, 404, 405, 409, 413, 415, 422, 423, 429, 500, 503])

/** The shop sends business refusals in HTTP 200; statuses that proxies and browsers understand are sent as such. */
export const httpStatusOf = (detail: RefusalDetail): number => detail.http ?? (asItself.has(detail.status) ? detail.status : 200)
