import { useStore } from '@nanostores/react'
import { RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { isEmpty } from './form-field.ts'
import { FormFields, type FormFieldsProps } from './form-fields.tsx'
import type { FormStore } from './form-store.ts'
import { $text } from './forms.text.ts'
import { useFirstMistake } from './use-first-mistake.ts'

export interface FormBodyProps extends FormFieldsProps {
  /** It was there when the page came: the focus stays where it is. */
  isQuiet?: boolean
}

const typedIn = ':is(.ui-input-control, .ui-textarea):not(:disabled, [readonly])'
/** The same, and what stands in the place of an input that is still loaded: it gives its focus on. */
const waitedFor = `:is(${typedIn}, .ui-input-control[aria-busy])`

/** The input of the first field that must be filled in and is not; lines are reached from what stands above them. */
function missingIn(element: HTMLElement, store: FormStore): HTMLElement | null {
  for (const { name, required, isHidden, field } of store.$fields.get()) {
    if (required === null || isHidden || field?.kind.as === 'lines' || !isEmpty(store.at(name))) continue
    const input = element.querySelector<HTMLElement>(`.ui-field[data-name="${CSS.escape(name)}"] ${waitedFor}`)
    if (input) return input
  }
  return null
}

/** The fields of an open form: they come after the dialog has opened, and somebody wants to type. */
export function FormBody({ isQuiet = false, ...props }: FormBodyProps) {
  const { store } = props
  const box = useRef<HTMLDivElement>(null)
  useFirstMistake(box, useStore(store.$errors))
  // what a store that comes later, as after a conflict, has missing is not where the reader begins
  const begin = useEffectEvent(() => {
    const element = box.current
    if (!element) return
    // whoever went on to a button meanwhile is left there; a heading has it only until there is more
    const at = (element.getRootNode() as Document | ShadowRoot).activeElement
    const isElsewhere = at instanceof HTMLElement && at.tabIndex >= 0 && !at.contains(element)
    // the dialog has put it into the first field, which may be filled in
    if (isElsewhere && !element.contains(at)) return
    const first = missingIn(element, store) ?? element.querySelector<HTMLElement>(typedIn)
    // a browser puts it into the middle, and what stands above the field out of sight
    first?.focus({ preventScroll: true })
    first?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    if (!isQuiet) begin()
  }, [isQuiet])
  return (
    <div ref={box}>
      <FormFields {...props} />
    </div>
  )
}

/** In place of a form that could not be asked for, with the server's own sentence. */
export function NotRead({ message, onRetry }: { message: string; onRetry(): void }) {
  const t = useStore($text)
  const common = useStore($common)
  return (
    <div className="form-failed" role="alert">
      <p>{t.notRead}</p>
      {message && <p>{message}</p>}
      <Button icon={<RotateCw />} onClick={onRetry}>
        {common.retry}
      </Button>
    </div>
  )
}
