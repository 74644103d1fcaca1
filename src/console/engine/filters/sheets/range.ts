/** Two figures, either of which may be missing: '' is no bound. */
export interface Range {
  from: string
  to: string
}

const isFigure = (text: string) => /^\d{1,9}(\.\d{1,2})?$/.test(text)

/** Reads `10~50`; what is no figure is no bound. */
export function readRange(value: string): Range {
  const [from = '', to = ''] = value.split('~')
  return { from: isFigure(from) ? from : '', to: isFigure(to) ? to : '' }
}

/** '' where there is neither; the smaller one comes first, whichever field it was written into. */
export function writeRange({ from, to }: Range): string {
  if (!from && !to) return ''
  return from && to && Number(from) > Number(to) ? `${to}~${from}` : `${from}~${to}`
}
