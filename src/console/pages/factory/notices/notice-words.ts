import type { FactoryNotice } from '#src/api/factory-notices.ts'
import type { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>

/** What a notice is about, as a sentence. */
export function noticeSentence({ kind, doc: { type, sn }, note }: FactoryNotice, words: Words): string {
  const paper = `${(words as unknown as Readonly<Record<string, string>>)[type] ?? ''} ${sn}`.trim()
  if (kind === 'late') return words.lateSince(paper, note)
  if (kind === 'shortage') return words.shortOf(sn, note)
  if (kind === 'overdue') return words.owedTo(sn, note)
  if (kind === 'price' || kind === 'expiry') return words.endsOn(sn, note)
  return note ? `${paper} · ${note}` : paper
}

const addresses: Readonly<Record<string, (id: number) => string>> = {
  PO: (id) => `/purchasingManagement/materialPurchase/${id}`,
  IN: (id) => `/storageManagement/godownEntry/${id}`,
  OUT: (id) => `/outboundManagement/outboundOrder/${id}`,
  TRANSFER: (id) => `/storageManagement/transfer/${id}`,
  COUNT: (id) => `/storageManagement/stockTake/${id}`,
  PARTY: () => '/purchasingManagement/payments',
  PRICE: () => '/product/prices',
  SKU: (id) => `/storageManagement/storageDetails?sku=${id}&state=all`,
}

/** Where it is dealt with. */
export const addressOf = ({ doc: { type, id } }: Pick<FactoryNotice, 'doc'>): string | undefined => addresses[type]?.(id)
