import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { FormStore, type FormErrors } from './form-store.ts'
import type { FormDescription, FormField, FormValues, OtherValues } from './form-field.ts'

/**
 * The store of a form. Another form has another one at once, filled with what `carried` takes over from the one before; the same form in
 * another language goes on in its own.
 */
export function useForm(form: FormDescription, carried?: (from: FormStore) => FormValues | undefined): FormStore {
  const [store, setStore] = useState(() => new FormStore(form))
  if (store.origin !== (form.origin ?? form)) {
    const next = new FormStore(form)
    next.fill(carried?.(store) ?? {})
    setStore(next)
  }
  useLayoutEffect(() => store.describe(form), [store, form])
  return store
}

/** The value at a path; who uses it is drawn when that value changes, and not when another one does. */
export const useFormValue = (store: Pick<OtherValues, 'at' | '$values'>, path: string): unknown =>
  useSyncExternalStore(
    store.$values.listen,
    useCallback(() => store.at(path), [store, path]),
  )

/** What is said about a field, and about parts of it by their paths. */
export function useFormErrors(store: FormStore, field: string): { error: string | undefined; within: FormErrors } {
  const error = useSyncExternalStore(
    store.$errors.listen,
    useCallback(() => store.$errors.get()[field], [store, field]),
  )
  const within = useSyncExternalStore(
    store.$errors.listen,
    useCallback(() => store.errorsWithin(field), [store, field]),
  )
  return { error, within }
}

/** The words of a field; who uses them is drawn when they change. */
export const useFieldWords = (store: FormStore, field: FormField): Readonly<Record<string, unknown>> =>
  useSyncExternalStore(
    store.$values.listen,
    useCallback(() => store.wordsOf(field), [store, field]),
  )
