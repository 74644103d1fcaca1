import { endpoint, type Id } from '../endpoint.ts'

type One = { params: { id: Id } }

/** Where the document of an electronic invoice lies. */
export const downloadInvoice = endpoint<One, { downloadBase64: { pdfUrl: string } }>('GET', '/order/down_invoice/:id')
/** Issues the negative of an electronic invoice: a GET that writes. */
export const issueNegativeInvoice = endpoint<One, undefined>('GET', '/order/red_invoice_issuance/:id')
