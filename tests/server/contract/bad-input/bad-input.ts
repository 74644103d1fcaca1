/** A body that a server refuses, with what the contract says it answers. */
export interface BadInput {
  method: 'POST' | 'PUT' | 'DELETE' | 'GET'
  /** Below `/adminapi`; `{table.column: where}` is that of the first such row, its id unless told. */
  path: string
  body?: object
  /** Number and sentence of the contract. */
  code: string
  msg: string
  /** The field that the sentence stands at, where it is about one. */
  at?: string
}

/** Rows of one call: `good` is a body that it takes, each row changes something of it. */
export const of =
  (method: BadInput['method'], path: string, good: object = {}) =>
  (more: object, code: string, msg: string, at?: string): BadInput => ({
    method,
    path,
    body: { ...good, ...more },
    code,
    msg,
    ...(at && { at }),
  })
