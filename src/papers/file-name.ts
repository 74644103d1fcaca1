/** Characters of a number that a name takes. */
const longest = 100

/** A text as part of a file's name on every system: without signs that lead elsewhere, are forbidden, or turn the rest around. */
const safe = (text: string): string =>
  [
    ...text
      .normalize('NFC')
      .replace(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]/gu, '-')
      .trim(),
  ]
    .slice(0, longest)
    .join('')
    .replace(/^[.\s-]+|[.\s-]+$/g, '')

/** The name of a quotation's file (specification 9); without a number that can be used it is the time, in ms since 1970. */
export const quotationName = (orderSn: string, now: number): string => `quotation-${safe(orderSn) || now}.docx`
