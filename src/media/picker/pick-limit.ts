/** Attributes that say how much may be picked. */
export interface PickProps {
  mode?: string
  multiple?: boolean
  maxLength?: number
}

/** One without `multiple`; with it as many as `max-length` says, or as one likes. On a page nothing is limited. */
export function pickLimit({ mode, multiple, maxLength }: PickProps): number {
  if (mode !== 'pick') return Infinity
  if (!multiple) return 1
  return typeof maxLength === 'number' && maxLength >= 1 ? Math.floor(maxLength) : Infinity
}
