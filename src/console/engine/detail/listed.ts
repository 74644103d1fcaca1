const listed = new Map<string, readonly string[]>()

/** Notes which rows a list has just shown, so that one can go on from one to the next. */
export const noteListed = (path: string, keys: readonly string[]): void => void listed.set(path, keys)

/** The rows before and after one of them, where its list was shown. */
export function neighboursOf(path: string, key: string): { before?: string; after?: string } {
  const keys = listed.get(path) ?? []
  const index = keys.indexOf(key)
  const [before, after] = index < 0 ? [] : [keys[index - 1], keys[index + 1]]
  return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
}
