import { useEffect, type RefObject } from 'react'
import type { FormErrors } from './form-store.ts'

/** Takes the reader to the first field that is wrong, when a form was refused. */
export function useFirstMistake(box: RefObject<HTMLElement | null>, errors: FormErrors): void {
  useEffect(() => {
    const sentences = Object.values(errors)
    // a field that is being mended has an empty sentence: whoever types is left where they are
    if (sentences.length === 0 || !sentences.every(Boolean)) return
    const field = box.current?.querySelector('.ui-field-error')?.closest('.ui-field')
    field?.querySelector<HTMLElement>(':is(input:not([type=file]), textarea, button):not(:disabled)')?.focus()
  }, [box, errors])
}
