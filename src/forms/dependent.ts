import { isSameValue, sentOf, type FormField, type FormValues } from './form-field.ts'

/** The fields that count now: one in a branch only while the value of its parent is the one named (conventions 5). */
export function fieldsFor(fields: readonly FormField[], values: FormValues): FormField[] {
  return fields.flatMap((one) => {
    if (one.isWanted && !one.isWanted(values)) return []
    if (one.branches.length === 0) return [one]
    const sent = sentOf(one, values[one.name])
    const below = one.branches.filter(({ value }) => isChosen(value, sent))
    return [one, ...below.flatMap((branch) => fieldsFor(branch.fields, values))]
  })
}

const isChosen = (wanted: unknown, value: unknown) =>
  Array.isArray(value) ? value.some((one) => isSameValue(wanted, one)) : isSameValue(wanted, value)

/** All fields, shown or not: each starts with a value. */
export function allFields(fields: readonly FormField[]): FormField[] {
  return fields.flatMap((one) => [one, ...one.branches.flatMap((branch) => allFields(branch.fields))])
}
