import type { ComponentType, ReactNode } from 'react'
import type { ReadableAtom } from 'nanostores'
import type { SettingsSource } from '../../form/use-settings.ts'
import type { PlainWord } from '../page.ts'

/** One of the values that can be chosen: its word, and what it looks like. */
interface PictureOption<W> {
  value: number
  word: PlainWord<W>
  picture: ReactNode
}

/** Settings that are one choice by pictures: read, changed, and saved by a bar that stays in sight. */
export interface SettingsPage<V extends object, W> {
  text: ReadableAtom<W>
  /** One sentence about what is chosen. */
  about: PlainWord<W>
  settings: Omit<SettingsSource<V>, 'fields'>
  /** Button key of the shop's menu; our own server judges saving by its route. */
  shopKey?: string
  choice: {
    field: keyof V & string
    word: PlainWord<W>
    options: readonly PictureOption<W>[]
    /** Counts where what is stored is none of the options. */
    usual: number
    /** A button puts the usual one back. */
    canReset?: true
    /** `row` puts small pictures before their words. */
    look?: 'cards' | 'row'
    /** Stands beside the options and follows what is chosen. */
    Beside?: ComponentType<{ value: number }>
  }
}
