/** Accounts of the journal (manufacturing 2.3): what accounting programs are given. Stock is `materials`, `work` or `goods`, by the kind of its products. */
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
  /** Of `cash`: the account that the money is in. */
  cash?: number | null
}

/** Of what stock is worth: goods to be sold, goods under way, and everything that is bought to be used. */
export type StockAccount = 'materials' | 'work' | 'goods'

export const stockAccountOf = (kind: string): StockAccount => (kind === 'finished' ? 'goods' : kind === 'semi' ? 'work' : 'materials')

/** A document's rows of the journal; those of an account are one, and one of nothing is left out. @throws Error where they do not balance */
export function journalRows(
  document: number,
  given: readonly JournalRow[],
): { account: JournalAccount; cash: number | null; debit: string; credit: string }[] {
  const sums = new Map<string, Required<JournalRow>>()
  for (const { account, amount, cash = null } of given) {
    const key = `${account} ${cash ?? ''}`
    sums.set(key, { account, cash, amount: (sums.get(key)?.amount ?? 0n) + amount })
  }
  const left = given.reduce((sum, { amount }) => sum + amount, 0n)
  if (left !== 0n) throw new Error(`the journal of document ${document} does not balance: ${left} fen are left`)
  return [...sums.values()]
    .filter(({ amount }) => amount !== 0n)
    .map(({ account, cash, amount }) => ({
      ...{ account, cash, debit: String(amount > 0n ? amount : 0n), credit: String(amount < 0n ? -amount : 0n) },
    }))
}
