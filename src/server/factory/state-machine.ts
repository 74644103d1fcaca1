import { paperLetters } from '#src/api/paper-letters.ts'
import { Refusal } from '../refusal.ts'

/** Kinds of paper (manufacturing 3.0). */
export const documentTypes = [
  'PO',
  'IN',
  'OUT',
  'TRANSFER',
  'COUNT',
  'PICK',
  'PLAN',
  'SO',
  'DN',
  'SLIP',
  'SAMPLE',
  'RECEIPT',
  'PAYMENT',
] as const
export type DocumentType = (typeof documentTypes)[number]

/** Letters that the numbers of each begin with. */
export const numberLetters: Readonly<Record<DocumentType, string>> = paperLetters

/** What is promised; everything else is posted. */
const commitments = new Set<DocumentType>(['PO', 'PLAN', 'SO', 'SAMPLE'])
export const isCommitment = (type: DocumentType): boolean => commitments.has(type)

export const status = { draft: 0, submitted: 1, approved: 2, audited: 2, partial: 3, done: 4, closed: 5, reversed: 8, voided: 9 } as const

export type DocumentAction =
  | 'edit'
  | 'submit'
  | 'withdraw'
  | 'reject'
  | 'approve'
  | 'change'
  | 'close'
  | 'reopen'
  | 'audit'
  | 'reverse'
  | 'void'

interface Step {
  from: readonly number[]
  to: number
}

const { draft, submitted, approved, audited, partial, closed, reversed, voided } = status

/** A: from a draft to what is done or closed (manufacturing 2.8); how far it is done follows from its links. */
const ofCommitments: Partial<Record<DocumentAction, Step>> = {
  edit: { from: [draft], to: draft },
  submit: { from: [draft], to: submitted },
  withdraw: { from: [submitted], to: draft },
  reject: { from: [submitted], to: draft },
  approve: { from: [submitted], to: approved },
  change: { from: [approved, partial], to: approved },
  close: { from: [approved, partial], to: closed },
  reopen: { from: [closed], to: approved },
  void: { from: [draft, submitted, approved], to: voided },
}

/** B: what is audited stays; it is taken back by another document that mirrors it. */
const ofPostings: Partial<Record<DocumentAction, Step>> = {
  edit: { from: [draft], to: draft },
  submit: { from: [draft], to: submitted },
  withdraw: { from: [submitted], to: draft },
  reject: { from: [submitted], to: draft },
  audit: { from: [submitted], to: audited },
  reverse: { from: [audited], to: reversed },
  void: { from: [draft, submitted], to: voided },
}

const machineOf = (type: DocumentType) => (isCommitment(type) ? ofCommitments : ofPostings)

/** What may be done with a document in a state. */
export const allowedActions = (type: DocumentType, state: number): DocumentAction[] =>
  (Object.entries(machineOf(type)) as [DocumentAction, Step][]).filter(([, { from }]) => from.includes(state)).map(([action]) => action)

/** The state after an action. @throws Refusal 422 `RECORD_STATE` where the state does not let it */
export function stateAfter(type: DocumentType, state: number, action: DocumentAction): number {
  const step = machineOf(type)[action]
  if (!step?.from.includes(state)) throw new Refusal({ status: 422, code: 'RECORD_STATE' })
  return step.to
}
