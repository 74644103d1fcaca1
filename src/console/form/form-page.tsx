import { useStore } from '@nanostores/react'
import { useEffect, useRef, type ComponentType } from 'react'
import { FormContent } from '#src/forms/declared/form-content.tsx'
import type { FormValues } from '#src/forms/form-field.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { PartHead } from '../engine/part-head.tsx'
import { useKeptScroll } from '../tabs/use-kept-scroll.ts'
import { useLocation, useRouter } from '../router/use-router.ts'
import { useLeaveQuestion } from '../router/use-unsaved.ts'
import { formToolsOf } from './form-tools.tsx'
import css from './form-sheet.css?inline'
import { MistakeList } from './mistake-list.tsx'
import { SaveBar } from './save-bar.tsx'
import { FormTotals, type Figure } from './totals-bar.tsx'
import { useFormController, type FormController, type FormControllerProps } from './use-form-controller.ts'

addStyles(css)

export interface FormPageProps<Row> extends FormControllerProps<Row> {
  title: string
  /** The list that it belongs to, and the way back to it; a page that is this form alone has none. */
  from?: string
  onBack?(): void
  /** What it comes to, in the bar at its foot. */
  totals?: ((values: FormValues) => readonly Figure[]) | undefined
  /** Word of the button that sends it. */
  word?: string
  /** Stands before that button; without it one can go back. */
  Buttons?: ComponentType<{ controller: FormController }>
  /** It is about to be sent: kept, or handed on as well (Ctrl+Enter; manufacturing 3.0). */
  onSend?(isHandedOn: boolean): void
}

/** A declared form that fills its page: mistakes summed up above, saving in a bar that stays in sight. */
export function FormPage<Row>({ title, from = '', onBack, totals, word, Buttons, onSend, ...rest }: FormPageProps<Row>) {
  const common = useStore($common)
  const connection = useConnection()
  const box = useRef<HTMLElement>(null)
  const controller = useFormController(rest)
  useKeptScroll(box)
  useQueryGuard(controller.isDirty)
  const send = (isHandedOn: boolean) => {
    onSend?.(isHandedOn)
    controller.submit()
  }
  useSaveKeys(box, send)
  return (
    // a press on a blank place keeps the focus here, and with it Ctrl+S
    <section className="console-part" ref={box} aria-label={title} tabIndex={-1}>
      <PartHead title={title} from={from} onBack={onBack} />
      <MistakeList store={controller.store} box={box} />
      <div className="console-form-page">
        <FormContent controller={controller} tools={formToolsOf(connection)} />
      </div>
      {/* before the form is there, there is nothing to be saved */}
      {controller.isThere && (
        <SaveBar
          isDirty={controller.isDirty}
          isSaving={controller.isBusy}
          savedAt={undefined}
          onSave={() => send(false)}
          word={word}
          actions={Buttons ? <Buttons controller={controller} /> : onBack && <Button onClick={onBack}>{common.cancel}</Button>}
        >
          {totals && <FormTotals store={controller.store} of={totals} />}
        </SaveBar>
      )}
    </section>
  )
}

// Ctrl+S and Command+S save while the focus is in the form, with Enter it is handed on as well; the host page keeps its keys
function useSaveKeys(box: { readonly current: HTMLElement | null }, send: (isHandedOn: boolean) => void) {
  const save = useRef(send)
  save.current = send
  useEffect(() => {
    const element = box.current
    const press = (event: KeyboardEvent) => {
      const isHandedOn = event.key === 'Enter'
      if (!isHandedOn && event.key.toLowerCase() !== 's') return
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      save.current(isHandedOn)
    }
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [box])
}

// it has an address within the page of its list: leaving that is leaving the form
function useQueryGuard(isDirty: boolean) {
  const router = useRouter()
  const { path, query } = useLocation()
  const leave = useLeaveQuestion()
  useEffect(
    () => (isDirty ? router.guardLeave(leave, (to) => to.path === path && to.query !== query) : undefined),
    [router, leave, isDirty, path, query],
  )
}
