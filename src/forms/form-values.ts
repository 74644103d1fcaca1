import { faultSentence } from '#src/fields/fault-sentence.ts'
import { withValue } from '#src/lib/paths.ts'
import { allFields, fieldsFor } from './dependent.ts'
import { isEmpty, sentOf, writtenOf, type FormDescription, type FormField, type FormValues } from './form-field.ts'

/** What every field starts with; those that are not shown yet, too. */
export function startOf(form: Pick<FormDescription, 'fields'>): FormValues {
  const start = valuesOf(allFields(form.fields))
  // two branches may name the same field: the one that is shown counts
  return { ...start, ...valuesOf(fieldsFor(form.fields, start)) }
}

const valuesOf = (fields: readonly FormField[]): FormValues => Object.fromEntries(fields.map(({ name, start }) => [name, start]))

/** Values after the one at a path changed; a field that another branch has under the same name starts afresh. */
export function changed(form: Pick<FormDescription, 'fields'>, values: FormValues, path: string, value: unknown): FormValues {
  const next = withValue(values, path, value)
  if (next === values) return values
  const before = fieldsFor(form.fields, values)
  const arrived = fieldsFor(form.fields, next).filter((one) => !before.includes(one) && before.some((old) => old.name === one.name))
  return arrived.length > 0 ? { ...next, ...valuesOf(arrived) } : next
}

/** The first sentence for each field that must be filled in and is not, or is filled in wrongly. */
export function wrongIn(fields: readonly FormField[], values: FormValues): Record<string, string> {
  const wrong = fields.flatMap((one): [string, string][] => {
    const sentence = one.isHidden ? undefined : wrongWith(one, values[one.name])
    return sentence === undefined ? [] : [[one.name, sentence]]
  })
  return Object.fromEntries(wrong)
}

function wrongWith(one: FormField, value: unknown): string | undefined {
  const written = writtenOf(one, value)
  const isMissing = isEmpty(written) || (!one.write && one.field?.kind.isEmpty(value) === true)
  if (isMissing) return one.required ?? undefined
  const said = one.checks.find((check) => !check.isFine(written))?.message
  // what the server has itself is no mistake of who changes another field
  const fault = one.isJudged && value !== one.start ? one.field?.kind.fault(value) : undefined
  return said ?? (fault && faultSentence(fault))
}

/** What is submitted, by field. */
export const bodyOf = (fields: readonly FormField[], values: FormValues): Record<string, unknown> =>
  Object.fromEntries(fields.map((one) => [one.name, sentOf(one, values[one.name])]))
