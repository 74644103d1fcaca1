import { endpoint } from '../endpoint.ts'

/** Fetches the list of couriers from the shop's own service; only a shop server has an account there. */
export const syncCouriers = endpoint<object, unknown>('GET', '/freight/express/sync_express')
