import { useState } from 'react'
import type { HotArea } from '../blocks/shared/area.ts'
import { renumbered, type Box } from './area-shape.ts'

interface State {
  readonly areas: readonly HotArea[]
  readonly past: readonly (readonly HotArea[])[]
  readonly future: readonly (readonly HotArea[])[]
  /** What the last change belongs to: changes of one gesture are one step back. */
  readonly gesture: string
}

/** The areas while the dialog is open, with steps back of their own; the page hears of them when it is done. */
export interface WorkingAreas {
  readonly areas: readonly HotArea[]
  readonly isChanged: boolean
  add(box: Box): void
  /** Gives an area other coordinates or another link. */
  change(index: number, part: Partial<HotArea>, gesture?: string): void
  remove(index: number): void
  back(): void
  forth(): void
}

export function useAreas(given: readonly HotArea[]): WorkingAreas {
  const [state, setState] = useState<State>(() => ({ areas: given, past: [], future: [], gesture: '' }))
  const put = (next: (areas: readonly HotArea[]) => readonly HotArea[], gesture = '') =>
    setState(({ areas, past, gesture: last }) => ({
      areas: next(areas),
      past: gesture !== '' && gesture === last ? past : [...past, areas],
      future: [],
      gesture,
    }))
  return {
    areas: state.areas,
    isChanged: state.areas !== given,
    add: (box) => put((areas) => [...areas, { number: areas.length + 1, ...box, link: '' }]),
    change: (index, part, gesture) =>
      put((areas) => areas.map((area, at) => (at === index ? { ...area, ...part } : area)), gesture && `${index} ${gesture}`),
    remove: (index) => put((areas) => renumbered(areas.toSpliced(index, 1))),
    back: () => setState(steppedBack),
    forth: () => setState(steppedForth),
  }
}

function steppedBack({ areas, past, future }: State): State {
  const before = past.at(-1)
  if (!before) return { areas, past, future, gesture: '' }
  return { areas: before, past: past.slice(0, -1), future: [areas, ...future], gesture: '' }
}

function steppedForth({ areas, past, future }: State): State {
  const [after, ...rest] = future
  if (!after) return { areas, past, future, gesture: '' }
  return { areas: after, past: [...past, areas], future: rest, gesture: '' }
}
