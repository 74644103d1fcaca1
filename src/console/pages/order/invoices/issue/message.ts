import type { IssuedInvoice } from '#src/api/shop/invoices.ts'

/** What the tax service's page says to the page that frames it. */
export type IssueMessage =
  | { kind: 'issued'; invoice: IssuedInvoice }
  | { kind: 'left' }
  /** Issued, and of no form that is known. */
  | { kind: 'unread' }
  /** Issued, said by another site than the address that the shop gave. */
  | { kind: 'stranger'; origin: string }

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/**
 * Reads a message of the frame: `{event: 'onSuccess', data: {invoice_num, invoice_type, invoice_serial_number}}` or `{event: 'onCancel'}`,
 * as the shop's own back office hears it. What is said by anything but the frame is nothing, and what another site says in it is not believed.
 */
export function readIssueMessage(message: MessageEvent, frame: Window | null | undefined, origin: string): IssueMessage | null {
  if (!frame || message.source !== frame) return null
  const { event, data } = (Object(message.data) ?? {}) as { event?: unknown; data?: unknown }
  if (event !== 'onSuccess' && event !== 'onCancel') return null
  if (message.origin !== origin) return event === 'onSuccess' ? { kind: 'stranger', origin: message.origin } : null
  if (event === 'onCancel') return { kind: 'left' }
  const told = Object(data) as Record<keyof IssuedInvoice, unknown>
  const invoice = {
    invoice_num: text(told.invoice_num),
    invoice_type: text(told.invoice_type),
    invoice_serial_number: text(told.invoice_serial_number),
  }
  return invoice.invoice_num === '' ? { kind: 'unread' } : { kind: 'issued', invoice }
}

/** The origin of the page that is framed; null: it is none that may stand in a frame here, where its scripts could reach the console. */
export function originOf(uri: unknown, own: string): string | null {
  if (typeof uri !== 'string' || !URL.canParse(uri)) return null
  const { protocol, origin } = new URL(uri)
  return (protocol === 'https:' || protocol === 'http:') && origin !== own ? origin : null
}
