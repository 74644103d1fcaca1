/** What a scanner has read: the first part is a lot, a number of goods or a bar code; a label of ours says more behind it (`labelCode`). */
export interface ScannedCode {
  code: string
  /** Number of the goods; '' where the code is no label. */
  sn: string
  /** Kilograms that stand on the label, as decimal text; '' where none do. */
  weight: string
}

/** The parts of `lot|sku|weight`; any other text is a code by itself. */
export function readScanned(text: string): ScannedCode {
  const [code = '', sn = '', weight = ''] = text
    .trim()
    .split('|')
    .map((part) => part.trim())
  return { code, sn, weight: /^\d{1,9}(\.\d{1,6})?$/.test(weight) ? weight : '' }
}
