import type { FormDescription, FormRule, RuleOption } from './rule.ts'

type Bag = Record<string, unknown>
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const bagsIn = (value: unknown): Bag[] => (Array.isArray(value) ? value.filter(isBag) : [])

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** Reads a form reply; rules without a field are decoration and left out. */
export function readForm(reply: object): FormDescription {
  const { rules, title, action, method } = reply as Bag
  const path = textOf(action).replace(/\.html$/, '')
  const wanted = textOf(method).toUpperCase()
  return {
    title: textOf(title),
    action: `/${path.replace(/^\/+/, '')}`,
    method: methods.find((one) => one === wanted) ?? 'POST',
    rules: readRules(rules),
  }
}

function readRules(rules: unknown): FormRule[] {
  return bagsIn(rules).filter(({ field }) => typeof field === 'string' && field !== '').map(readRule) // prettier-ignore
}

function readRule(raw: Bag): FormRule {
  const props = isBag(raw['props']) ? raw['props'] : {}
  return {
    type: textOf(raw['type']),
    field: textOf(raw['field']),
    title: textOf(raw['title']),
    value: raw['value'],
    props,
    // a cascader has them among its props
    options: readOptions(raw['options'] ?? props['options']),
    required: requiredOf(raw),
    help: helpOf(raw),
    isHidden: raw['type'] === 'hidden' || raw['hidden'] === true,
    control: bagsIn(raw['control']).map(({ value, rule }) => ({ value, rules: readRules(rule) })),
    raw,
  }
}

function readOptions(options: unknown): RuleOption[] {
  return bagsIn(options).map(({ value, label, disabled, children }) => ({
    value: typeof value === 'number' ? value : textOf(value),
    label: textOf(label),
    isDisabled: disabled === true,
    children: readOptions(children),
  }))
}

function requiredOf({ validate, title }: Bag): string | null {
  const rule = bagsIn(validate).find(({ required }) => required === true)
  return rule ? textOf(rule['message']) || textOf(title) : null
}

function helpOf({ info, suffix }: Bag): FormRule['help'] {
  if (typeof info === 'string' && info !== '') return { text: info, isHtml: false }
  const dom = isBag(suffix) && isBag(suffix['domProps']) ? suffix['domProps'] : {}
  const html = textOf(dom['innerHTML'])
  return html ? { text: html, isHtml: true } : null
}
