import type { LucideIcon } from 'lucide-react'
import type { ReadableAtom } from 'nanostores'
import type { ComponentType } from 'react'
import type { Id } from '#src/api/endpoint.ts'
import type { HotArea } from './area.ts'
import type { CubeCell } from './cube-layouts.ts'
import type { Schema } from './schema.ts'

/** Where a kind stands in the palette; `page` = not in the palette. */
export type Group = 'basic' | 'marketing' | 'tools' | 'page'

/** The words of a kind: `name`, and per field, option and hint one. */
export type BlockWords = Readonly<Record<string, string>>

interface Option {
  /** Key of its word. */
  readonly word: string
  readonly value?: number
  /** Drawn above the word. */
  readonly Icon?: ComponentType
}

/** What stands under a list: it sees the rows and may add one. */
export interface ListAsideProps<Item> {
  readonly items: readonly Item[]
  /** Undefined while the list is full. */
  readonly add: ((item: Item) => void) | undefined
}

interface ListRow<Item> {
  readonly as: 'list'
  readonly of: readonly FieldRow<Item>[]
  readonly fresh: () => Item
  readonly max: number
  readonly min?: number
  /** Key of the words on the adding button. */
  readonly add: string
  /** Key of the question asked before a row is removed. */
  readonly asks?: string
  /** Key of the sentence shown when `min` forbids removing. */
  readonly tooFew?: string
  readonly Aside?: ComponentType<ListAsideProps<Item>>
}

/** Lists with an editor of their own; `of` are the rows of one entry. */
type DrawnRow<Item> = [Item] extends [HotArea]
  ? { readonly as: 'areas'; readonly of: readonly FieldRow<Item>[] }
  : [Item] extends [CubeCell]
    ? { readonly as: 'cells'; readonly of: readonly FieldRow<Item>[] }
    : never

/** The controls that can edit a value of a type; the set is closed, see designer/panel/controls. */
export type ControlOf<T> = [T] extends [boolean]
  ? { readonly as: 'switch' }
  : [T] extends [number]
    ?
        | { readonly as: 'slider'; readonly min?: number; readonly max?: number; readonly unit?: '%' | 'px' }
        | { readonly as: 'count' }
        | { readonly as: 'choice'; readonly options: readonly Option[]; readonly look?: 'menu' }
    : [T] extends [string]
      ?
          | { readonly as: 'text'; readonly max: number; readonly shopMax?: number; readonly placeholder?: string }
          | { readonly as: 'link' }
          | { readonly as: 'image'; readonly size?: string; readonly use?: 'tabBar' | 'background' | 'hotspot' }
          | { readonly as: 'colour' }
          | { readonly as: 'richText' }
          | { readonly as: 'articleCategory' }
      : [T] extends [readonly [string, string]]
        ? { readonly as: 'gradient' }
        : [T] extends [readonly Id[]]
          ? { readonly as: 'products'; readonly max: number }
          : [T] extends [readonly (infer Item)[]]
            ? ListRow<Item> | DrawnRow<Item>
            : { readonly as: 'category' }

/** `fine`: may be left empty. */
export type Blank = 'fine' | 'hint' | 'warning' | 'error'

/** One line of the panel. Its label is the word with the name of the field. */
export type FieldRow<V> = {
  [K in keyof V & string]: {
    readonly field: K
    /** Content stands before style. */
    readonly in?: 'content' | 'style'
    readonly when?: (value: V) => boolean
    /** Key of a sentence under the control. */
    readonly hint?: string
    /** How bad it is in the shop when nothing is here; by itself: `blankByControl` in designer/checks. */
    readonly blank?: Blank
    /** Of a colour of words: the field of the colour, or of the gradient, that they stand on. */
    readonly on?: keyof V & string
    /** Whether the words are large by WCAG (24 px, or bold from 19 px), in px of the shop's screen. */
    readonly isLarge?: (value: V) => boolean
  } & ControlOf<V[K]>
}[keyof V & string]

/** A line whose value types are forgotten, as the generic panel handles it. */
export interface AnyRow {
  readonly field: string
  readonly as:
    | 'switch'
    | 'slider'
    | 'count'
    | 'choice'
    | 'text'
    | 'link'
    | 'image'
    | 'colour'
    | 'gradient'
    | 'products'
    | 'list'
    | 'category'
    | 'richText'
    | 'areas'
    | 'cells'
    | 'articleCategory'
  readonly in?: 'content' | 'style'
  readonly when?: (value: never) => boolean
  readonly hint?: string
  readonly blank?: Blank
  readonly on?: string
  readonly isLarge?: (value: never) => boolean
  readonly min?: number
  readonly max?: number
  readonly shopMax?: number
  readonly unit?: '%' | 'px'
  readonly options?: readonly Option[]
  readonly look?: 'menu'
  readonly placeholder?: string
  readonly size?: string
  readonly of?: readonly AnyRow[]
  readonly fresh?: () => object
  readonly add?: string
  readonly asks?: string
  readonly tooFew?: string
  readonly use?: 'tabBar' | 'background' | 'hotspot'
  readonly Aside?: ComponentType<ListAsideProps<never>>
}

export interface PreviewProps<V> {
  value: V
}

/** A kind of block: what it stores and how it looks; what can be edited is beside it in `fields.ts`. */
export interface BlockKind<V> extends Schema<V> {
  readonly kind: string
  readonly group: Group
  /** Place inside its group. */
  readonly rank: number
  readonly icon: LucideIcon
  /** Its `name`, and what its preview says; the words of its fields are in `fields.text.ts`. */
  readonly $text: ReadableAtom<BlockWords>
  /** The marketing module without which it is not offered (specification 6). */
  readonly module?: 'seckill' | 'bargain' | 'combination'
  /** At most one on a page. */
  readonly isOnce?: boolean
  /** At most this many on a page; a host's own blocks. */
  readonly max?: number
  /** Fixed at the top of the page, in this order; it cannot be moved, and nothing comes before it. */
  readonly pinned?: number
  readonly Preview: ComponentType<PreviewProps<V>>
  /** What the storefront shows over the page instead of in it; the preview then only stands for it. */
  readonly Float?: ComponentType<PreviewProps<V>>
}

/** A kind whose value type is forgotten, as the registry holds it. */
export interface AnyKind extends Omit<BlockKind<object>, 'Preview' | 'Float'> {
  /** A host's own blocks; those of the shop are found by `fieldsOf`. */
  readonly fields?: readonly AnyRow[]
  readonly Preview: ComponentType<PreviewProps<object>>
  readonly Float?: ComponentType<PreviewProps<object>>
}

/** Declares a kind; the type of its preview is checked against its value. */
export function defineBlock<V extends object>(kind: BlockKind<V>): AnyKind {
  // the registry gives every kind only values that its own `read` made
  return kind as unknown as AnyKind
}
