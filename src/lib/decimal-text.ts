/** Reads what people type or paste: full-width figures, thousands commas, signs of currency. null: no number. */
export function readDecimal(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[。]/g, '.')
    .replace(/[,\s¥￥元]/g, '')
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return null
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
