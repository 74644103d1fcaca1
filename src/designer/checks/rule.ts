import type { Found } from './finding.ts'
import type { Facts } from './facts.ts'
import type { Subject } from './subject.ts'

/**
 * One rule of the linter: a file in `checks/rules`. `check` is pure: it looks at one block (the tab bar, the page's
 * settings) and at what is known of the world outside; it is called again when either of them changed.
 */
export interface Rule {
  readonly id: string
  /** Looks at hidden blocks, too; the others are about what visitors see. */
  readonly ofHidden?: true
  /** Looks at blocks that nobody knows, too: only their stored form is there. */
  readonly ofUnknown?: true
  check(subject: Subject, facts: Facts): Iterable<Found>
}

/** Declares a rule. */
export const defineRule = (rule: Rule): Rule => rule
