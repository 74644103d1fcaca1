import type { BookRow } from '#src/api/reconciliation.ts'
import type { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>

interface Kind {
  word: keyof Words
  /** The page of its documents, and the key that opens it; the address carries what a row is found by. */
  path?: string
  key?: string
  query?(row: BookRow): Record<string, string>
}

const byNumber =
  (field: string) =>
  ({ number }: BookRow) => ({ [field]: number })
const recharges = { path: '/finance/user_recharge/index', key: 'finance-user-recharge', query: byNumber('nickname') }
const users = {
  path: '/user/list',
  key: 'admin-user-user-index',
  query: ({ uid }: BookRow) => ({ at: `detail-${uid}` }),
}

/** What is held against each other, by its number on the wire (`api/reconciliation.ts`). */
const kinds: Readonly<Record<number, Kind>> = {
  1: { word: 'order', path: '/order/list', key: 'admin-order-storeOrder-index', query: byNumber('real_name') },
  2: { word: 'refund', path: '/order/list', key: 'admin-order-storeOrder-index', query: byNumber('real_name') },
  3: { word: 'recharge', ...recharges },
  4: { word: 'rechargeRefund', ...recharges },
  5: { word: 'redPacket' },
  6: {
    word: 'commission',
    path: '/finance/user_extract/index',
    key: 'finance-user_extract',
    query: ({ nickname: nireid }) => ({ nireid }),
  },
  7: { word: 'membership', path: '/user/grade/record', key: 'admin-user-grade-record', query: ({ nickname: name }) => ({ name }) },
  8: { word: 'cashier', path: '/order/offline', key: 'admin-order-offline', query: byNumber('order_id') },
  9: { word: 'balances', ...users },
  10: { word: 'commissions', ...users },
}

export const kindOptions = [
  { value: '', word: 'allKinds' as const },
  ...Object.entries(kinds).map(([value, { word }]) => ({ value, word: word as 'order' })),
]

export const nameOfKind = (kind: number, words: Words): string => String(words[kinds[kind]?.word ?? 'kind'])

/** Of users; everything else is money that came in or went out. */
export const isOfUsers = (kind: number): boolean => kind > 8

const addressOf = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query).toString()}`

interface Lead {
  to: string
  key: string
}

/** Where the document of a row is; undefined where it has none. */
export function documentOf(row: BookRow): Lead | undefined {
  const { path, key, query } = kinds[row.kind] ?? {}
  // the flow or the ledger names what is not there
  return path && key && query && Number(row.ref) > 0 ? { to: addressOf(path, query(row)), key } : undefined
}

/** What the flow of money has of it. */
export const flowOf = ({ kind, flow_number: keywords }: BookRow): Lead | undefined =>
  isOfUsers(kind) ? undefined : { to: addressOf('/finance/capital_flow/index', { keywords }), key: 'finance-capital_flow-index' }

export const userOf = (row: BookRow): Lead | undefined =>
  Number(row.uid) > 0 ? { to: addressOf(users.path, users.query(row)), key: users.key } : undefined
