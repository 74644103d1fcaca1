/** What an attack is after: `js` is a call that tells that it ran, `far` a foreign address. */
export interface Aims {
  readonly js: string
  readonly far: string
}

/** HTML of one attack. */
export type Attack = (aims: Aims) => string

export const words = (text: string) => text.trim().split(/\s+/)
