import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $locale, type Locale } from '#src/text/locale.ts'
import { templatesOf } from '../templates/template-list.ts'
import type { SavedTemplate } from '../templates/template-store.ts'
import { useEditor } from '../use-editor.ts'
import { kindsWithPresets, shippedPresets } from './shipped-presets.ts'

/** Names of the presets of each kind that has any. */
export type PresetNamesByKind = ReadonlyMap<string, readonly string[]>

/** Tells which presets there are, by kind; draws nothing. */
export function PresetNames({ onChange }: { onChange: (names: PresetNamesByKind) => void }) {
  const locale = useStore($locale)
  const list = templatesOf(useEditor().connection, 'block')
  const { items } = useStore(list.$list)
  useEffect(() => void list.load(), [list])
  useEffect(() => onChange(namesByKind(items, locale)), [items, locale, onChange])
  return null
}

export function namesByKind(own: readonly SavedTemplate[], locale: Locale): PresetNamesByKind {
  const names = new Map<string, string[]>()
  const add = (kind: string, name: string) => names.set(kind, [...(names.get(kind) ?? []), name])
  for (const { kind, name } of own) add(kind, name)
  for (const kind of kindsWithPresets) for (const { name } of shippedPresets(kind, locale)) add(kind, name)
  return names
}
