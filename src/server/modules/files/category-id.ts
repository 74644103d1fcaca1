/** A category as it came: none is 0, of a way the last; what cannot be an id is one that nobody has. */
export const lastOf = (pid: unknown): number => {
  const id = Number((Array.isArray(pid) ? pid.at(-1) : pid) ?? 0) || 0
  return Number.isSafeInteger(id) ? id : -1
}
