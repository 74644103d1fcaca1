/** Accounts of the journal (manufacturing 2.3): what accounting programs are given. */
export type JournalAccount =
  | 'materials'
  | 'goods'
  | 'work'
  | 'receivable'
  | 'payable'
  | 'revenue'
  | 'cost'
  | 'tax-out'
  | 'tax-in'
  | 'cash'
  | 'expense'
  | 'adjustment'

/** Above nought a debit, below a credit; in fen. */
export interface JournalRow {
  account: JournalAccount
  amount: bigint
}

/** A document's rows of the journal; those of an account are one, and one of nothing is left out. @throws Error where they do not balance */
export function journalRows(document: number, given: readonly JournalRow[]): { account: JournalAccount; debit: string; credit: string }[] {
  const sums = new Map<JournalAccount, bigint>()
  for (const { account, amount } of given) sums.set(account, (sums.get(account) ?? 0n) + amount)
  const left = [...sums.values()].reduce((sum, amount) => sum + amount, 0n)
  if (left !== 0n) throw new Error(`the journal of document ${document} does not balance: ${left} fen are left`)
  return [...sums]
    .filter(([, amount]) => amount !== 0n)
    .map(([account, amount]) => ({ account, debit: String(amount > 0n ? amount : 0n), credit: String(amount < 0n ? -amount : 0n) }))
}
