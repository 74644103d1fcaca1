/** Figures that a spreadsheet keeps of a number. */
const kept = 15

interface Figures {
  sign: string
  /** Without zeros at either end; '' is nought. */
  figures: string
  /** Figures before the point; may be negative. */
  point: number
}

function read(stored: string): Figures | undefined {
  const found = /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d{1,4}))?$/.exec(stored.trim())
  if (!found || (found[2] === '' && found[3] === '')) return undefined
  const [, sign = '', whole = '', part = '', power = '0'] = found
  const all = whole + part
  const figures = all.replace(/^0+/, '')
  return {
    sign: sign === '-' ? '-' : '',
    figures: figures.replace(/0+$/, ''),
    point: whole.length + Number(power) - (all.length - figures.length),
  }
}

// a sum of decimals is stored as 0.30000000000000004; what is shown and meant has 15 figures
function rounded({ sign, figures, point }: Figures): Figures {
  if (figures.length <= kept) return { sign, figures, point }
  const up = BigInt(figures.slice(0, kept)) + (figures[kept]! >= '5' ? 1n : 0n)
  const text = String(up)
  return { sign, figures: text.replace(/0+$/, ''), point: point + text.length - kept }
}

/** Figures with the point where it belongs. */
function written({ sign, figures, point }: Figures): string {
  if (figures === '') return '0'
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${figures}`
  if (point >= figures.length) return sign + figures.padEnd(point, '0')
  return `${sign}${figures.slice(0, point)}.${figures.slice(point)}`
}

/**
 * A stored number as plain decimal text, exactly as a spreadsheet shows it with all its figures: never through a float.
 * `shift` moves the point to the right (2 for per cent). Whole numbers of 16 and more figures have lost some and stay in the
 * form with E. What is no number is given back.
 */
export function numberText(stored: string, shift = 0): string {
  const found = read(stored)
  if (!found || Math.abs(found.point) > 400) return stored
  const { sign, figures, point } = rounded(found)
  if (figures !== '' && point > kept) return `${sign}${figures[0]}.${figures.slice(1) || '0'}E+${point - 1}`
  return written({ sign, figures, point: point + shift })
}
