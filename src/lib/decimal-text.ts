const figure = /^[+-]?(?:(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d*)?|\.\d+)$/

/**
 * Reads what people type or paste: full-width figures, commas between groups of three, signs of currency. null: no number, as
 * `12,5`, whose comma may be a point or a slip.
 */
export function readDecimal(text: string): string | null {
  const written = text
    .normalize('NFKC')
    .replace(/[。]/g, '.')
    .replace(/[\s¥￥元]/g, '')
  if (!figure.test(written)) return null
  const plain = written.replaceAll(',', '')
  const [whole = '', part = ''] = plain.replace(/^[+-]/, '').split('.')
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  const isNegative = plain.startsWith('-') && /[1-9]/.test(plain)
  return `${isNegative ? '-' : ''}${digits}${part ? `.${part}` : ''}`
}

/** Decimal text as people read it: `1234567.50` is `1,234,567.50`. */
export const grouped = (value: string): string => {
  const [whole = '', part] = value.split('.')
  const text = whole.replace(/\d(?=(?:\d{3})+$)/g, '$&,')
  return part === undefined ? text : `${text}.${part}`
}
