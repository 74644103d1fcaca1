import { readScaleLine } from './reading.ts'

/** A port of Web Serial, as far as a scale needs it. */
export interface ScalePort {
  readonly readable: ReadableStream<Uint8Array> | null
  open(options: { baudRate: number }): Promise<void>
  close(): Promise<void>
}

/** Web Serial: ports that somebody has allowed before, and the browser's own question for one. */
export interface ScalePorts {
  getPorts(): Promise<ScalePort[]>
  requestPort(): Promise<ScalePort>
}

/** Signs a second that nearly every scale sends unless somebody has set it otherwise. */
const baudRate = 9600
/** Milliseconds for a weight to stand still. */
const patience = 8000

/** The scales of this browser; undefined where it knows none, as in Firefox and Safari. */
export const scalePorts = (): ScalePorts | undefined => (navigator as { serial?: ScalePorts }).serial

/** Signs around a line: beginning and end of a text. */
const [begin, end] = [String.fromCharCode(2), String.fromCharCode(3)]

/** It said nothing that stood still. */
export class NoWeight extends Error {}

/** The first weight that a scale says twice, one after the other, in kilograms. */
async function stableFrom(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let rest = ''
  let before = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) throw new NoWeight()
    // some scales put a line between signs of their own
    const text = (rest + decoder.decode(value, { stream: true })).replaceAll(begin, '\n').replaceAll(end, '\n')
    const lines = text.split(/[\r\n]+/)
    rest = lines.pop()!
    for (const line of lines.filter((one) => one.trim() !== '')) {
      const reading = readScaleLine(line)
      if (!reading) continue
      if (reading.isStable && reading.kilograms === before) return reading.kilograms
      before = reading.isStable ? reading.kilograms : ''
    }
  }
}

/**
 * Weighs: asks for a port the first time, reads until the weight stands still, and lets the port go, so that other programs may have it.
 * @throws NoWeight after eight seconds, or the browser's own refusal where nobody chose a port or another program has it
 */
export async function weigh(ports: ScalePorts): Promise<string> {
  const [known] = await ports.getPorts()
  const port = known ?? (await ports.requestPort())
  await port.open({ baudRate })
  const reader = port.readable?.getReader()
  const timer = setTimeout(() => void reader?.cancel(), patience)
  try {
    if (!reader) throw new NoWeight()
    return await stableFrom(reader)
  } finally {
    clearTimeout(timer)
    await reader?.cancel().catch(() => undefined)
    reader?.releaseLock()
    await port.close().catch(() => undefined)
  }
}
