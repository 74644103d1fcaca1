/** Missing, empty or `'undefined'` is no token (specification 4). */
export function isToken(text: unknown): text is string {
  return typeof text === 'string' && text !== '' && text !== 'undefined' && text !== 'null'
}
