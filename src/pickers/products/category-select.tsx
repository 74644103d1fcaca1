import { useStore } from '@nanostores/react'
import type { Id } from '#src/api/endpoint.ts'
import { readCategories, type CategoryNode } from '#src/api/products.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useCall } from '#src/stores/use-read.ts'
import { Select } from '#src/ui/select/select.tsx'
import { freshness } from '../freshness.ts'
import { $text } from './products.text.ts'

export interface CategorySelectProps {
  connection: Connection
  id?: string
  value: Id | null
  onChange: (id: Id | null) => void
  /** The words for "no category". */
  all: string
  /** Only those of the first level. */
  isTopOnly?: boolean
}

interface CategoryOption {
  id: Id
  label: string
}

const optionsOf = (nodes: readonly CategoryNode[], isTopOnly: boolean, depth = 0): CategoryOption[] =>
  nodes.flatMap((node) => [
    { id: node.id ?? node.value, label: `${'　'.repeat(depth)}${node.label ?? node.title}` },
    ...(isTopOnly ? [] : optionsOf(node.children ?? [], isTopOnly, depth + 1)),
  ])

/** Product categories of all levels; any level can be chosen. */
export function CategorySelect({ connection, id, value, onChange, all, isTopOnly = false }: CategorySelectProps) {
  const t = useStore($text)
  const answer = useCall(connection, readCategories, {}, freshness)
  const categories = answer.state === 'there' && Array.isArray(answer.data) ? optionsOf(answer.data, isTopOnly) : []
  const isMissing = value !== null && !categories.some((option) => String(option.id) === String(value))
  const options = [...(isMissing ? [{ id: value, label: `ID ${value}` }] : []), ...categories].map((option) => ({
    value: String(option.id),
    label: option.label,
  }))
  return (
    <Select
      {...(id !== undefined && { id })}
      aria-label={t.category}
      value={value === null ? '' : String(value)}
      options={[{ value: '', label: all }, ...options]}
      onChange={(next) => onChange(next === '' ? null : (categories.find((option) => String(option.id) === next)?.id ?? value))}
    />
  )
}
