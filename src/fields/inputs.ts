import { lazy, type ComponentType } from 'react'
import type { InputProps } from './input.ts'

type Input = ComponentType<InputProps>

const light = import.meta.glob<Input>(['./*/input.tsx', '!./{lines,reference,regions}/input.tsx'], { eager: true, import: 'default' })
// what brings a grid, a search or a tree of all regions along is loaded when a form shows it
const heavy = import.meta.glob<{ default: Input }>('./{lines,reference,regions}/input.tsx')

const asOf = (path: string) => path.split('/')[1]!
const inputs = new Map([
  ...Object.entries(light).map(([path, Found]) => [asOf(path), Found] as const),
  ...Object.entries(heavy).map(([path, load]) => [asOf(path), lazy(load) as unknown as Input] as const),
])

/** Kinds that are filled in like another. */
const alike: Readonly<Record<string, string>> = {
  code: 'text',
  link: 'text',
  decimal: 'figure',
  money: 'figure',
  weight: 'figure',
  percent: 'figure',
  state: 'choice',
}

/** The input of a kind, by its folder; a kind without one is typed as text. */
export const inputOf = (as: string): Input => inputs.get(alike[as] ?? as) ?? inputs.get('typed')!
