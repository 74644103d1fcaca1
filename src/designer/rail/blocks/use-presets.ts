import { useEffect, useState, type ComponentType } from 'react'

type Names = ReadonlyMap<string, readonly string[]>
type Part = typeof import('../../presets/part.ts')

/** What the palette knows of presets; nothing until the code for them is there. */
export interface Presets {
  readonly Names?: ComponentType<{ onChange: (names: Names) => void }> | undefined
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
// long enough for the page itself to be there first
const patience = 3000
let part: Part | undefined

/** Presets are nothing that the first screen needs: they come when somebody turns to the palette, or a while later. */
export function usePresets(): Presets {
  const [found, setFound] = useState(part)
  const [names, setNames] = useState(none)
  const [opened, setOpened] = useState('')
  const wake = () => {
    if (found) return
    // without them the palette still adds blocks
    import('../../presets/part.ts').then(
      (module) => setFound((part = module)),
      () => undefined,
    )
  }
  useEffect(() => {
    const timer = setTimeout(wake, patience)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return {
    Names: found?.PresetNames,
    Strip: found?.PresetStrip,
    names,
    setNames,
    opened,
    toggle: (kind) => setOpened(opened === kind ? '' : kind),
    wake: { onPointerEnter: wake, onPointerDown: wake, onFocus: wake },
  }
}
