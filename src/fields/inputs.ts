import type { ComponentType } from 'react'
import type { InputProps } from './input.ts'

const found = import.meta.glob<{ default: ComponentType<InputProps> }>('./*/input.tsx')

/** Loads the input of a kind; undefined for a kind that is typed as text. */
export const inputFor = (as: string): (() => Promise<{ default: ComponentType<InputProps> }>) | undefined => found[`./${as}/input.tsx`]
