import type { ComponentType } from 'react'
import type { Backend } from '#src/http/backend.ts'
import type { ShopRecord } from '#src/kinds/shop-record.ts'

/** What a control that opens a dialog of its own gets. */
export interface ToolProps<V> {
  value: V
  onChange(value: V): void
  /** Name of the field for screen readers. */
  label: string
  id: string
  describedBy: string | undefined
  /** At most this many; where one is meant, 1. */
  most: number
}

/**
 * What the room above hands in: fields know neither media library nor product lists (rooms of the house). Without
 * them a picture is written as its address, and what needs a dialog goes back as it came.
 */
export interface FieldTools {
  /** Where files are uploaded to. */
  backend?: Backend
  /** Pictures of the media library, as their addresses. */
  Pictures?: ComponentType<ToolProps<readonly string[]>>
  /** A picture of an address, small, where it is only shown. */
  Thumb?: ComponentType<{ src: string }>
  /** A film of the media library, as its address. */
  Video?: ComponentType<ToolProps<string>>
  /** The name of an icon. */
  Icon?: ComponentType<ToolProps<string>>
  /** HTML, edited as it looks. */
  RichText?: ComponentType<Omit<ToolProps<string>, 'most'>>
  Person?: ComponentType<ToolProps<ShopRecord>>
  Product?: ComponentType<ToolProps<ShopRecord>>
}

export const noTools: FieldTools = {}
