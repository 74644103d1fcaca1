import type { DeviceParts } from '#src/designer/device/device-parts.ts'

/** A device in memory; keeps copies, as a device does. */
export class MemoryParts implements DeviceParts {
  readonly #keys = new Map<string, Map<string, unknown>>()

  read(key: string): Promise<ReadonlyMap<string, unknown>> {
    return Promise.resolve(structuredClone(this.#keys.get(key) ?? new Map<string, unknown>()))
  }

  readPart(key: string, part: string): Promise<unknown> {
    return Promise.resolve(structuredClone(this.#keys.get(key)?.get(part)))
  }

  write(key: string, changes: ReadonlyMap<string, unknown>): Promise<void> {
    const parts = this.#keys.get(key) ?? new Map<string, unknown>()
    this.#keys.set(key, parts)
    for (const [part, value] of changes) {
      if (value === undefined) parts.delete(part)
      else parts.set(part, structuredClone(value))
    }
    return Promise.resolve()
  }
}
