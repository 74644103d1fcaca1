import type { MenuRule } from '#src/api/menu-rules.ts'

/** A rule as a line of the table. */
export interface RuleLine {
  rule: MenuRule
  /** 0 at the top. */
  level: number
  canOpen: boolean
  isOpen: boolean
}

/** What rules are looked for: part of the name; `is_show` '1' in force, '0' switched off, '' either. */
export interface RuleFilter {
  keyword?: string | undefined
  is_show?: string | undefined
}

/** Rules that fit, with what is above them. */
export function found(rules: readonly MenuRule[], { keyword = '', is_show: state = '' }: RuleFilter): MenuRule[] {
  const wanted = keyword.trim().toLowerCase()
  if (!wanted && !state) return [...rules]
  const fits = (rule: MenuRule) => rule.menu_name.toLowerCase().includes(wanted) && (!state || String(rule.is_show) === state)
  const kept = (list: readonly MenuRule[]): MenuRule[] =>
    list.flatMap((rule) => {
      const children = kept(rule.children ?? [])
      return children.length || fits(rule) ? [{ ...rule, children }] : []
    })
  return kept(rules)
}

/** The lines that are seen while the rules in `open` are open; null opens all. */
export function linesOf(rules: readonly MenuRule[], open: ReadonlySet<string> | null, level = 0): RuleLine[] {
  return rules.flatMap((rule) => {
    const canOpen = (rule.children?.length ?? 0) > 0
    const isOpen = canOpen && (open === null || open.has(String(rule.id)))
    return [{ rule, level, canOpen, isOpen }, ...(isOpen ? linesOf(rule.children ?? [], open, level + 1) : [])]
  })
}
