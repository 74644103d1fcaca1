import { endpoint } from './endpoint.ts'

/** A lot or a paper; of a paper that somebody may not see nothing but its kind and day. */
export interface TraceNode {
  key: string
  kind: 'lot' | 'doc'
  id: string
  /** Number of the lot or the paper. */
  label: string
  /** What the lot is of; the paper's party. */
  note: string
  /** Kind of the paper; how the lot stands. */
  type: string
  sub_type: string
  day: string
}

/** So much went from one to another; nothing is said where one was made of another. */
export interface TraceEdge {
  from: string
  to: string
  pieces: string
  weight: string
}

/** Somebody said that a lot may be used, or not. */
export interface LotEvent {
  /** How it stood before, and from then on. */
  was: string
  qc: string
  note: string
  who: string
  at: string
}

export interface LotTrace {
  /** Of the lot that was asked about. */
  key: string
  nodes: TraceNode[]
  edges: TraceEdge[]
  /** What was said of it, the latest first. */
  log: LotEvent[]
}

/** Where a lot came from (`up`) and where it went (`down`), with the lots that it was made of and that were made of it. Refused with RECORD_GONE. */
export const traceLot = endpoint<{ body: { lot_id: string; dir?: 'up' | 'down' | 'both' } }, LotTrace>('POST', '/stock/trace', {
  side: 'factory',
  encoding: 'json',
  keepsReads: true,
})
