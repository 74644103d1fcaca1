import { Refusal } from '../../refusal.ts'
import type { FactoryDocument } from '../documents.ts'
import { advancesFor, sourcesOf } from '../ledgers/settling.ts'
import { findLots, openLots } from '../lots.ts'
import { fenOf } from '../measures.ts'
import type { DocumentType } from '../state-machine.ts'
import type { Posted } from '../stock.ts'
import { carried, corrections, incoming, outgoing } from './goods.ts'
import { judgeOpening } from './opening.ts'
import { stockRows, worthOf, type Entries, type PostingRule } from './rule.ts'

const partyOf = ({ party }: FactoryDocument): number => {
  if (party === null) throw new Refusal({ status: 400, code: 'PARTY_MISSING', errors: { party_id: 'PARTY_MISSING' } })
  return party
}

/** What customers bring back: they owe it no more, and it lies there again for what it cost (manufacturing 2.9, sales return). */
function givenBack(document: FactoryDocument, posted: readonly Posted[]): Entries {
  const worth = worthOf(posted)
  const [net, tax, gross] = [fenOf(document.net), fenOf(document.tax), fenOf(document.gross)]
  return {
    parties: [{ party: partyOf(document), side: 'AR', kind: 'return', credit: gross }],
    journal: [
      ...stockRows(posted),
      { account: 'cost', amount: -worth },
      { account: 'revenue', amount: net },
      { account: 'tax-out', amount: tax },
      { account: 'receivable', amount: -gross },
    ],
  }
}

/** Goods that come from a supplier are owed at once (manufacturing 2.9, the default of 8.7); those that a count finds are a gain. */
const receipt: PostingRule = {
  async prepare(db, document) {
    await openLots(db, document)
    await judgeOpening(db, document)
  },
  moves: (document) => incoming(document, document.subType === 'purchase' || document.subType === 'opening'),
  // what was paid in advance for its order
  settles: async (db, { id, party, subType }) => ({
    ...{ party: party ?? 0, side: 'AP', debts: [id] },
    payments: subType === 'purchase' ? await advancesFor(db, id) : [],
  }),
  entries(document, posted) {
    const worth = worthOf(posted)
    if (document.subType === 'return') return givenBack(document, posted)
    if (document.subType !== 'purchase')
      return {
        journal: [...stockRows(posted), { account: 'adjustment', amount: -worth }],
      }
    const [tax, gross] = [fenOf(document.tax), fenOf(document.gross)]
    return {
      parties: [{ party: partyOf(document), side: 'AP', kind: 'slip', credit: gross, due: document.due ?? undefined }],
      journal: [...stockRows(posted), { account: 'tax-in', amount: tax }, { account: 'payable', amount: -gross }],
    }
  },
}

/** Goods that leave for another reason than a sale; those that go back to a supplier are owed no more. */
const issue: PostingRule = {
  prepare: findLots,
  moves: outgoing,
  // what goes back is owed no more for what it came with
  settles: async (db, { id, party, subType }) => ({
    ...{ party: party ?? 0, side: 'AP', payments: [id] },
    debts: subType === 'return' ? await sourcesOf(db, id) : [],
  }),
  entries(document, posted) {
    const worth = worthOf(posted)
    if (document.subType !== 'return')
      return {
        journal: [...stockRows(posted), { account: document.subType === 'loss' ? 'adjustment' : 'expense', amount: -worth }],
      }
    const [net, tax, gross] = [fenOf(document.net), fenOf(document.tax), fenOf(document.gross)]
    return {
      parties: [{ party: partyOf(document), side: 'AP', kind: 'return', debit: gross }],
      journal: [
        { account: 'payable', amount: gross },
        { account: 'tax-in', amount: -tax },
        ...stockRows(posted),
        { account: 'adjustment', amount: -worth - net },
      ],
    }
  },
}

/** Money that comes in, or goes out: what is paid and what is let off settle what is owed (manufacturing 2.9). */
const paid = (side: 'AR' | 'AP'): PostingRule => ({
  moves: () => [],
  entries(document) {
    const [amount, discount] = [fenOf(document.gross), fenOf(document.discount)]
    const [kind, column, sign] = side === 'AR' ? (['receipt', 'credit', 1n] as const) : (['payment', 'debit', -1n] as const)
    const party = partyOf(document)
    return {
      parties: [
        { party, side, kind, [column]: amount },
        { party, side, kind: 'discount', [column]: discount },
      ],
      journal: [
        { account: 'cash', cash: document.account, amount: sign * amount },
        { account: 'adjustment', amount: sign * discount },
        { account: side === 'AR' ? 'receivable' : 'payable', amount: -sign * (amount + discount) },
      ],
    }
  },
})

/** Goods that lie elsewhere afterwards, worth what they were. */
const transfer: PostingRule = { prepare: findLots, moves: carried }

/** What was found more or less than there should be is a gain or a loss (manufacturing 2.9). */
const count: PostingRule = {
  moves: corrections,
  entries(_, posted) {
    const worth = worthOf(posted)
    return {
      journal: [...stockRows(posted), { account: 'adjustment', amount: -worth }],
    }
  },
}

/** What the audit of each kind writes; a kind without one is not posted. */
export const postingRules: Partial<Record<DocumentType, PostingRule>> = {
  ...{ IN: receipt, OUT: issue, TRANSFER: transfer, COUNT: count },
  ...{ RECEIPT: paid('AR'), PAYMENT: paid('AP') },
}
