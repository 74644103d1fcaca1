/** Why an address is not taken: nothing is written, or another one is needed (specification 5). */
export type AddressRefusal = 'address' | 'otherAddress'

/** A page of PHP is no picture; neither is what the web does not know. */
function addressRefusal(address: string): AddressRefusal | null {
  return /\.php/i.test(address) || !/^https?:\/\/[^\s/]/i.test(address) ? 'otherAddress' : null
}

/** Reads what was typed or pasted: one address, or several with spaces or line breaks between them. */
export function readAddresses(text: string): { addresses: string[]; refusal: AddressRefusal | null } {
  const parts = [...new Set(text.split(/\s+/).filter(Boolean))]
  if (parts.length === 0) return { addresses: [], refusal: 'address' }
  const refusal = parts.map(addressRefusal).find((one) => one !== null) ?? null
  return { addresses: refusal ? [] : parts, refusal }
}
