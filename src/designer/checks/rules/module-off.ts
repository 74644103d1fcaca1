import { isOffered } from '../../modules.ts'
import { hide } from '../fixes.ts'
import { defineRule } from '../rule.ts'
import { $text } from './rules.text.ts'

/** A block whose marketing module is switched off shows nothing in the shop. */
export default defineRule({
  id: 'module-off',
  *check(subject, { modules }) {
    if (subject.kind && !isOffered(subject.kind, modules))
      yield { severity: 'warning', path: [], say: () => $text.get().moduleOff, fix: hide(subject) }
  },
})
