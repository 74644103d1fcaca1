interface Stream {
  on(event: 'data', heard: (chunk: Uint8Array) => void): Stream
  on(event: 'error', heard: (error: Error) => void): Stream
  on(event: 'end', heard: () => void): Stream
  resume(): Stream
  pause(): Stream
}

/** Unpacks one file of a JSZip in pieces; rejects with `large` when more than `most` bytes come (a list may lie), else with `broken`. */
export function inflated(entry: object, most: number, faults: { large: Error; broken: Error }): Promise<Uint8Array<ArrayBuffer>> {
  const stream = (entry as { internalStream(type: 'uint8array'): Stream }).internalStream('uint8array')
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    stream
      .on('data', (chunk) => {
        size += chunk.length
        if (size <= most) return void parts.push(new Uint8Array(chunk))
        parts.length = 0
        stream.pause()
        reject(faults.large)
      })
      .on('error', () => reject(faults.broken))
      .on('end', () => resolve(joined(parts, size)))
      .resume()
  })
}

/** One array of several. */
export function joined(parts: readonly Uint8Array[], size = parts.reduce((sum, part) => sum + part.length, 0)): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
