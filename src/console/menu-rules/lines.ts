import type { MenuRule } from '#src/api/menu-rules.ts'

/** A rule as a line of the table. */
export interface RuleLine {
  rule: MenuRule
  /** 0 at the top. */
  level: number
  canOpen: boolean
  isOpen: boolean
}

/** Rules whose name holds the words, with what is above them. */
export function found(rules: readonly MenuRule[], words: string): MenuRule[] {
  const wanted = words.trim().toLowerCase()
  if (!wanted) return [...rules]
  return rules.flatMap((rule) => {
    const children = found(rule.children ?? [], wanted)
    return children.length || rule.menu_name.toLowerCase().includes(wanted) ? [{ ...rule, children }] : []
  })
}

/** The lines that are seen while the rules in `open` are open; null opens all. */
export function linesOf(rules: readonly MenuRule[], open: ReadonlySet<string> | null, level = 0): RuleLine[] {
  return rules.flatMap((rule) => {
    const canOpen = (rule.children?.length ?? 0) > 0
    const isOpen = canOpen && (open === null || open.has(String(rule.id)))
    return [{ rule, level, canOpen, isOpen }, ...(isOpen ? linesOf(rule.children ?? [], open, level + 1) : [])]
  })
}
