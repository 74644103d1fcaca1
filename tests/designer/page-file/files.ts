import JSZip from 'jszip'

const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Bytes that begin as a PNG does; another `seed`, other bytes. */
export function png(seed: number, size = 400): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  bytes.set(head)
  for (let at = head.length; at < size; at++) bytes[at] = (at * 31 + seed * 17) & 255
  return bytes
}

/** A zip of files; `how` changes its bytes afterwards. */
export async function zipOf(files: Record<string, string | Uint8Array>, how?: (bytes: Uint8Array) => void): Promise<Blob> {
  const zip = new JSZip()
  for (const [name, content] of Object.entries(files)) zip.file(name, content, { createFolders: false })
  const bytes = new Uint8Array(await zip.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE' }))
  how?.(bytes)
  return new Blob([bytes])
}

/** `page.json` of a small page. */
export const pageJson = (more: object = {}): string =>
  JSON.stringify({
    ...{ format: 'crm-page', version: 1, exported_at: '2026-11-21T08:00:00.000Z', source: 'https://old.example.com' },
    page: { name: '模板', title: '首页' },
    value: { '1767225600000000': { name: 'titles', timestamp: 1767225600000000 } },
    pictures: [],
    missing: [],
    ...more,
  })

/** Places of a signature in the bytes of a zip. */
export function offsetsOf(bytes: Uint8Array, signature: number): number[] {
  const view = new DataView(bytes.buffer)
  return Array.from({ length: bytes.length - 3 }, (_, at) => at).filter((at) => view.getUint32(at, true) === signature)
}
export const listEntry = 0x02_01_4b_50
export const endRecord = 0x06_05_4b_50
