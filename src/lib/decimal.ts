/**
 * Reads decimal text as an integer of its smallest part: `scaled('46.5', 3)` is 46500. Full-width figures count.
 * Undefined for anything that is no plain decimal number, has more places than there are, or is too large to be exact.
 */
export function scaled(text: string, places: number): number | undefined {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(text.normalize('NFKC').trim()) ?? []
  if (whole === '' && part === '') return undefined
  if (part.replace(/0+$/, '').length > places) return undefined
  const value = Number(sign + (whole || '0') + part.slice(0, places).padEnd(places, '0'))
  return Number.isSafeInteger(value) ? value + 0 : undefined
}

/** The shortest decimal text of an integer of smallest parts: `decimal(46500, 3)` is `46.5`. */
export function decimal(value: number, places: number): string {
  const figures = String(Math.abs(value)).padStart(places + 1, '0')
  const part = places === 0 ? '' : figures.slice(-places).replace(/0+$/, '')
  const whole = places === 0 ? figures : figures.slice(0, -places)
  return `${value < 0 ? '-' : ''}${whole}${part && `.${part}`}`
}
