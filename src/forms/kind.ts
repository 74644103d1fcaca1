import type { ComponentType } from 'react'
import type { FormRule } from './rule.ts'
import type { FormTools } from './tools.ts'

/** What a control of a form gets, besides the ids of its field. */
export interface KindProps<V> {
  rule: FormRule
  value: V
  onChange(value: V): void
  /** Enter was pressed in a field of one line. */
  onEnter(): void
  id: string
  invalid: boolean
  describedBy: string | undefined
  /** What is said about parts of its value, by their paths; for controls of a page's own. */
  errors?: Readonly<Record<string, string>> | undefined
  tools: FormTools
}

/** A kind of field: how its value is read, shown, changed and sent. */
export interface RuleKind<V = unknown> {
  fits(rule: FormRule): boolean
  /** The value that the control works with. */
  read(rule: FormRule): V
  /** What is submitted for a value that somebody changed; the value as it is when left out. */
  write?(value: V, rule: FormRule): unknown
  /** Writes a value that nobody changed, too; otherwise it goes back as it came. */
  writesAlways?: boolean
  /** Null for fields that nobody sees. */
  Control: ComponentType<KindProps<V>> | null
}

/** Declares a kind, checked against the type of its value. */
export const defineKind = <V>(kind: RuleKind<V>): RuleKind => kind as unknown as RuleKind

/** Servers mix "1" and 1. */
export const isSameValue = (a: unknown, b: unknown): boolean => String(a ?? '') === String(b ?? '')

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0)

/** A value as a list; nothing is an empty one. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : isEmpty(value) ? [] : [value])

/** A property of a rule, where it is text. */
export const textProp = ({ props }: FormRule, name: string): string | undefined => {
  const value = props[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A property of a rule, where it is a number or written like one. */
export const numberProp = ({ props }: FormRule, name: string): number | undefined => {
  const value = props[name]
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

export const isDisabled = ({ props }: FormRule): boolean => props['disabled'] === true || props['disabled'] === 1
