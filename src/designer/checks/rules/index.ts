import type { Rule } from '../rule.ts'

const found = import.meta.glob<Rule>(['./*.ts', '!./*.text.ts'], { eager: true, import: 'default' })

/** Every rule of the linter, in the order of their files. */
export const rules: readonly Rule[] = Object.values(found)
