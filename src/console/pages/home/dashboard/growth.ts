type Value = string | number

/** `▲ 3.50%`; of nothing before, nobody can say how much more it is, and a figure that stayed says nothing. */
export function growthOf(percent: Value, before: Value): string {
  const value = Number(percent)
  if (!Number.isFinite(value) || value === 0 || Number(before) === 0) return ''
  return `${value > 0 ? '▲' : '▼'} ${String(percent).replace(/^-/, '')}%`
}
