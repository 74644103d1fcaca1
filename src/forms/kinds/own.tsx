import type { ComponentType } from 'react'
import { defineKind, type KindProps } from '../kind.ts'

/** What a control of a page's own gets. */
export interface OwnControlProps<V, Given = unknown> {
  value: V
  /** What the form began with, for what is to be chosen from. */
  given: Given
  onChange(value: V): void
  /** Name of the field for screen readers. */
  label: string
  id: string
  describedBy: string | undefined
  invalid: boolean
  /** What is said about parts of its value, by their paths. */
  errors?: Readonly<Record<string, string>> | undefined
}

function OwnControl({ rule, tools: _tools, onEnter: _onEnter, ...rest }: KindProps<unknown>) {
  const Control = rule.props['Control'] as ComponentType<OwnControlProps<unknown>>
  return <Control {...rest} given={rule.props['given']} label={rule.title} />
}

/** A control that a page brings along. */
export default defineKind<unknown>({
  fits: ({ type, props }) => type === 'own' && typeof props['Control'] === 'function',
  read: ({ value }) => value,
  Control: OwnControl,
})
