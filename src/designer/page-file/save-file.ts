/** Gives a file to the person, as a download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  const address = URL.createObjectURL(file)
  link.href = address
  link.download = name
  link.click()
  // the browser has begun to read it by then
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

const two = (number: number) => String(number).padStart(2, '0')

/** `首页-20261121.zip`; signs that no file may have become dashes. */
export function zipNameOf(name: string, now = new Date()): string {
  const plain = name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-').trim() || 'page'
  return `${plain}-${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}.zip`
}

/** `812 kB`, `3.4 MB`. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
