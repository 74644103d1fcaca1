const units = ['B', 'KB', 'MB', 'GB'] as const

/** Bytes for people: `812 B`, `24.8 KB`, `3.1 MB`; `–` when the server did not say. */
export function fileSize(bytes: number): string {
  if (bytes <= 0) return '–'
  const power = Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)))
  const value = bytes / 1024 ** power
  return `${power === 0 ? value : value.toFixed(1)} ${units[power]}`
}
