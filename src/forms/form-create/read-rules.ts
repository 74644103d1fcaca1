import type { ValueCheck } from '../form-field.ts'
import type { FormRule, RuleOption } from './rule.ts'
import { checksOf } from './value-checks.ts'

type Bag = Record<string, unknown>
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const bagsIn = (value: unknown): Bag[] => (Array.isArray(value) ? value.filter(isBag) : [])

/** Reads rules as they come within a form, or within one of its fields. */
export function readRules(rules: unknown): FormRule[] {
  return bagsIn(rules).flatMap((raw) => {
    const isField = typeof raw['field'] === 'string' && raw['field'] !== ''
    return isField ? [readRule(raw)] : readRules(raw['children'])
  })
}

function readRule(raw: Bag): FormRule {
  const props = isBag(raw['props']) ? raw['props'] : {}
  return {
    type: textOf(raw['type']),
    field: textOf(raw['field']),
    title: textOf(raw['title']),
    value: raw['value'],
    props,
    // a cascader has them among its props, a tree calls them data
    options: readOptions(raw['options'] ?? props['options'] ?? props['data']),
    required: requiredOf(raw),
    checks: checksIn(raw),
    help: helpOf(raw),
    isHidden: raw['type'] === 'hidden' || raw['hidden'] === true,
    control: bagsIn(raw['control']).map(({ value, rule }) => ({ value, rules: readRules(rule) })),
    raw,
  }
}

function readOptions(options: unknown): RuleOption[] {
  return bagsIn(options).map(({ value, id = '', label, title, disabled, children }) => ({
    value: typeof (value ?? id) === 'number' ? ((value ?? id) as number) : textOf(value ?? id),
    label: textOf(label ?? title),
    isDisabled: disabled === true,
    children: readOptions(children),
  }))
}

function requiredOf({ validate, title }: Bag): string | null {
  const rule = bagsIn(validate).find(({ required }) => required === true)
  return rule ? textOf(rule['message']) || textOf(title) : null
}

function checksIn({ validate, title }: Bag): ValueCheck[] {
  return bagsIn(validate).flatMap((entry) => checksOf(entry, textOf(title)))
}

function helpOf({ info, suffix }: Bag): FormRule['help'] {
  if (typeof info === 'string' && info !== '') return { text: info, isHtml: false }
  if (!isBag(suffix)) return null
  const html = isBag(suffix['domProps']) ? textOf(suffix['domProps']['innerHTML']) : ''
  // most helps are a plain sentence: nothing has to be cleaned
  if (html) return { text: html, isHtml: /[<&]/.test(html) }
  const words = Array.isArray(suffix['children']) ? suffix['children'].map(textOf).join('') : ''
  return words ? { text: words, isHtml: false } : null
}
