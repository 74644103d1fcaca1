import type { Locale } from '#src/text/locale.ts'
import { blockKinds } from '../blocks/index.ts'
import type { ShippedPresets } from '../blocks/shared/define-presets.ts'
import type { Wire } from '../document/block.ts'

const found = import.meta.glob<ShippedPresets>('../blocks/*/presets.ts', { eager: true, import: 'default' })

const byKind = new Map(Object.entries(found).map(([path, presets]) => [path.split('/').at(-2)!, presets]))

/** A preset with the block that it makes. */
export interface MadePreset {
  readonly id: string
  readonly name: string
  readonly wire: Wire
}

/** Kinds that come with presets. */
export const kindsWithPresets: readonly string[] = [...byKind.keys()]

/** The presets that a kind comes with, made in a language. */
export function shippedPresets(kind: string, locale: Locale): readonly MadePreset[] {
  const definition = blockKinds.get(kind)
  const presets = definition && byKind.get(kind)?.(locale)
  if (!presets) return []
  return presets.map(({ id, name, value }) => {
    const fresh = definition.fresh()
    return { id, name, wire: definition.write({ ...definition.read(fresh), ...value }, fresh) }
  })
}
