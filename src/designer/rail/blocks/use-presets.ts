import { useState, type ComponentType } from 'react'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'

type Names = ReadonlyMap<string, readonly string[]>
type NamesPart = ComponentType<{ onChange: (names: Names) => void }>

/** What the palette knows of presets; nothing until the code for them is there. */
export interface Presets {
  readonly Names?: NamesPart | undefined
  readonly Strip?: ComponentType<{ kind: string }> | undefined
  /** Names of presets by kind. */
  readonly names: Names
  setNames(names: Names): void
  /** The kind whose presets are shown. */
  readonly opened: string
  toggle(kind: string): void
  /** Put on what holds the tiles: somebody is about to use it. */
  readonly wake: { onPointerEnter: () => void; onPointerDown: () => void; onFocus: () => void }
}

const none: Names = new Map()
let part: NamesPart | undefined

const strip = lazyPart<{ kind: string }>(() => import('../../presets/preset-strip.tsx').then((module) => module.PresetStrip))

/** Presets are nothing that the first screen needs: they come when somebody turns to the palette. */
export function usePresets(isSearching: boolean): Presets {
  const [found, setFound] = useState(() => part)
  const [names, setNames] = useState(none)
  const [opened, setOpened] = useState('')
  const Strip = useLazyPart(strip, opened !== '' || (isSearching && names.size > 0), () => setOpened(''))
  const wake = () => {
    if (found) return
    // without them the palette still adds blocks
    import('../../presets/preset-names.tsx').then(
      (module) => setFound(() => (part = module.PresetNames)),
      () => undefined,
    )
  }
  return {
    Names: found,
    Strip,
    names,
    setNames,
    opened,
    toggle: (kind) => setOpened(opened === kind ? '' : kind),
    wake: { onPointerEnter: wake, onPointerDown: wake, onFocus: wake },
  }
}
