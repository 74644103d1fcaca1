import { endpoint } from '../endpoint.ts'

/** Pictures of the codes by which customers pay at the counter; a shop server alone has such pages. */
export const readCashierCodes = endpoint<Record<never, never>, { wechat: string; routine: string }>('GET', '/order/offline_scan')
