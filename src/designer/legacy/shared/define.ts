import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { FieldRow, AnyRow, PreviewProps } from '../../blocks/shared/define.ts'
import type { Schema } from '../../blocks/shared/schema.ts'
import type { Wire } from '../../document/block.ts'
import type { Conversion } from './conversion.ts'

/** Every older kind has a switch of its own. */
export interface Shown {
  /** 是否显示: off takes it from the shop's page. */
  readonly isShown: boolean
}

/** A kind of the older decoration page: what it stores, what can be edited, how it looks, what becomes of it. */
export interface LegacyKind<V extends Shown> extends Schema<V> {
  /** The key of its words, and its stored key unless `keys` says otherwise. */
  readonly kind: string
  /** Stored keys: version 4.0 wrote others. */
  readonly keys?: readonly string[]
  /** Whether a stored instance is of this kind, where two kinds share a key. */
  matches?(wire: Wire): boolean
  readonly icon: LucideIcon
  /** The marketing module without which the shop shows nothing of it. */
  readonly module?: 'seckill' | 'bargain' | 'combination'
  readonly fields: readonly FieldRow<V>[]
  /** How it looks where what it is converted to looks otherwise. */
  readonly Preview?: ComponentType<PreviewProps<V>>
  /** What it becomes on a new-style page. */
  convert(value: V): Conversion
}

/** A kind whose value type is forgotten, as the registry holds it. */
export interface AnyLegacyKind extends Omit<LegacyKind<Shown>, 'fields' | 'Preview'> {
  readonly fields: readonly AnyRow[]
  readonly Preview?: ComponentType<PreviewProps<object>>
}

/** Declares an older kind; the types of its rows are checked against its value. */
export function defineLegacy<V extends Shown>(kind: LegacyKind<V>): AnyLegacyKind {
  // the registry gives every kind only values that its own `read` made
  return kind as unknown as AnyLegacyKind
}
