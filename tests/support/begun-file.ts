const signatures: Record<string, readonly number[]> = {
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  gif: [0x47, 0x49, 0x46, 0x38],
  mp4: [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70],
}

/** A file that begins as its name says, and is nothing further: `more` bytes behind that, or a text. */
export function begunFile(name: string, more: number | string = 2, type = 'image/png'): File {
  const head = signatures[name.split('.').at(-1)!.toLowerCase()] ?? []
  const rest = typeof more === 'string' ? new TextEncoder().encode(more) : new Uint8Array(Math.max(0, more - head.length))
  return new File([new Uint8Array(head), new Uint8Array(rest)], name, { type })
}
