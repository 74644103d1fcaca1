/** Receivable of a customer, or payable to a supplier. */
export type Side = 'AR' | 'AP'

export type EntryKind = 'slip' | 'return' | 'receipt' | 'payment' | 'discount' | 'adjust' | 'opening' | 'transfer'

/** What a party owes, or is owed: exactly one of the two amounts, in fen. */
export interface PartyEntry {
  party: number
  side: Side
  kind: EntryKind
  debit?: bigint
  credit?: bigint
  due?: string | undefined
  reversalOf?: number
}

/** Entries of parties as they are written: one of nothing is left out. */
export const partyRows = (given: readonly PartyEntry[]) =>
  given
    .map(({ debit = 0n, credit = 0n, reversalOf = null, due = null, ...rest }) => {
      const less = debit < credit ? debit : credit
      return { ...rest, due, reversal: reversalOf, debit: String(debit - less), credit: String(credit - less) }
    })
    .filter(({ debit, credit }) => debit !== credit)
