import type { RuleKind } from '../kind.ts'
import type { FormRule } from '../rule.ts'

const files = import.meta.glob<{ default: RuleKind }>(['./*.tsx', './hidden.ts'], { eager: true })
const kinds = Object.values(files).map((file) => file.default)

/** The kind of a rule; undefined for one that this version does not know: its value is sent back as it came. */
export const kindOf = (rule: FormRule): RuleKind | undefined => kinds.find((kind) => kind.fits(rule))
