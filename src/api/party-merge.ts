import { endpoint, type Id } from './endpoint.ts'

/** Records that are the same party, and the one that stays. */
export interface MergeBody {
  id: Id
  /** Of the one that stays. */
  version?: number
  /** Those that go into it: at most 20. */
  from: readonly Id[]
}

const call = (side: 'customer' | 'supplier') =>
  endpoint<{ body: MergeBody }, { id: Id; version: number }>('POST', `/party/${side}/merge`, { side: 'factory', encoding: 'json' })

/**
 * Makes one customer of several (manufacturing 3.5 no. 12). What the one that stays has not filled in comes from the others, in their
 * order; their contacts and addresses and everything that refers to them go over to it. Refused with MERGE_ITSELF, MERGE_ENTERED, RECORD_GONE and 409.
 */
export const mergeCustomers = call('customer')
/** The same for suppliers (manufacturing 3.5 no. 13). */
export const mergeSuppliers = call('supplier')
