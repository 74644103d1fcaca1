import type { Side } from '#src/api/endpoint.ts'
import { actionPath } from './form-create/form-action.ts'
import { readRules } from './form-create/read-rules.ts'
import { fieldOf } from './form-create/translation.ts'
import type { FormDescription } from './form-field.ts'

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Reads a form that a side of the server at `base` describes as form-create, and puts its rules into fields of our kinds: nothing else here knows
 * form-create. Rules without a field are decoration and left out, what they hold is not.
 */
export function readForm(reply: object, base = '', side: Side = 'admin'): FormDescription {
  const { rules, title, action, method } = reply as Record<string, unknown>
  const wanted = textOf(method).toUpperCase()
  return {
    title: textOf(title),
    action: actionPath(textOf(action), base, side),
    ...(side !== 'admin' && { side }),
    method: methods.find((one) => one === wanted) ?? 'POST',
    fields: readRules(rules).map(fieldOf),
  }
}
