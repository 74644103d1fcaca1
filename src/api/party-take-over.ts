import { endpoint, type Id } from './endpoint.ts'
import type { WireRecord } from './resource.ts'

/** The party of the other side that carries the same name: `data` of the refusal PARTY_ELSEWHERE. */
export interface PartyElsewhere {
  party: { id: string; name: string }
}

const call = (side: 'customer' | 'supplier') =>
  endpoint<{ body: { id: Id; record: WireRecord } }, { id: Id; version: number }>('POST', `/party/${side}/take_over`, {
    ...{ side: 'factory', encoding: 'json' },
  })

/** Makes a supplier a customer, too. What it has not filled in comes from `record`. Refused with RECORD_GONE. */
export const takeOverAsCustomer = call('customer')
/** Makes a customer a supplier, too. */
export const takeOverAsSupplier = call('supplier')
