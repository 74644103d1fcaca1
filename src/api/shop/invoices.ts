import { endpoint, type Id } from '../endpoint.ts'

type One = { params: { id: Id } }

/** The page on which an electronic one is issued, of the shop's tax service; refused where that is not set up. */
export const findIssuePage = endpoint<One, { uri: string }>('GET', '/order/invoice_issuance_url/:id')
/** What the tax service's page says of the one that it has issued. */
export interface IssuedInvoice {
  invoice_num: string
  invoice_type: string
  invoice_serial_number: string
}
/** Makes the invoice an issued one; the same once more changes nothing. */
export const saveIssued = endpoint<One & { body: IssuedInvoice }, undefined>('POST', '/order/save_invoice_info/:id', { encoding: 'json' })
/** Where the document of an electronic invoice lies. */
export const downloadInvoice = endpoint<One, { downloadBase64: { pdfUrl: string } }>('GET', '/order/down_invoice/:id')
/** Issues the negative of an electronic invoice: a GET that writes. */
export const issueNegativeInvoice = endpoint<One, undefined>('GET', '/order/red_invoice_issuance/:id')
