import type { MenuRule } from '#src/api/menu-rules.ts'

/** What rules are looked for: part of the name; `is_show` '1' in force, '0' switched off, '' either. */
export interface RuleFilter {
  keyword?: string | undefined
  is_show?: string | undefined
}

/** Rules that fit, with what is above them. */
export function found(rules: readonly MenuRule[], { keyword = '', is_show: state = '' }: RuleFilter): readonly MenuRule[] {
  const wanted = keyword.trim().toLowerCase()
  if (!wanted && !state) return rules
  const fits = (rule: MenuRule) => rule.menu_name.toLowerCase().includes(wanted) && (!state || String(rule.is_show) === state)
  const kept = (list: readonly MenuRule[]): MenuRule[] =>
    list.flatMap((rule) => {
      const children = kept(rule.children ?? [])
      return children.length || fits(rule) ? [{ ...rule, children }] : []
    })
  return kept(rules)
}
