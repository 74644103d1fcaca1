/** Ids that an address names: `?from=12,15`. */
export const idsIn = (query: URLSearchParams, key: string): number[] =>
  (query.get(key) ?? '')
    .split(',')
    .filter((id) => /^\d{1,15}$/.test(id))
    .map(Number)
