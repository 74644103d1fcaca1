import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { PartHead } from '../engine/part-head.tsx'
import { useKeptScroll } from '../tabs/use-kept-scroll.ts'
import { usePlace, useRouter } from '../router/use-router.ts'
import { useLeaveQuestion } from '../router/use-unsaved.ts'
import { FormContent } from './form-content.tsx'
import css from './form-sheet.css?inline'
import { MistakeList } from './mistake-list.tsx'
import { SaveBar } from './save-bar.tsx'
import { useFormController, type FormControllerProps } from './use-form-controller.ts'

addStyles(css)

export interface FormPageProps<Row> extends FormControllerProps<Row> {
  title: string
  /** The list that it belongs to. */
  from: string
  onBack(): void
}

/** A declared form that fills its page: mistakes summed up above, saving in a bar that stays in sight. */
export function FormPage<Row>({ title, from, onBack, ...rest }: FormPageProps<Row>) {
  const common = useStore($common)
  const box = useRef<HTMLElement>(null)
  const controller = useFormController(rest)
  useKeptScroll(box)
  useQueryGuard(controller.isDirty)
  useSaveKey(box, controller.submit)
  return (
    <section className="console-part" ref={box} aria-label={title}>
      <PartHead title={title} from={from} onBack={onBack} />
      <MistakeList rules={controller.state.rules} errors={controller.state.errors} box={box} />
      <div className="console-form-page">
        <FormContent controller={controller} />
      </div>
      {/* before the form is there, there is nothing to be saved */}
      {controller.isThere && (
        <SaveBar
          isDirty={controller.isDirty}
          isSaving={controller.isBusy}
          savedAt={undefined}
          onSave={controller.submit}
          actions={<Button onClick={onBack}>{common.cancel}</Button>}
        />
      )}
    </section>
  )
}

// Ctrl+S and Command+S save while the focus is in the form; the host page keeps its keys
function useSaveKey(box: { readonly current: HTMLElement | null }, submit: () => void) {
  const save = useRef(submit)
  save.current = submit
  useEffect(() => {
    const element = box.current
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      save.current()
    }
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [box])
}

// it has an address within the page of its list: leaving that is leaving the form
function useQueryGuard(isDirty: boolean) {
  const router = useRouter()
  const { path, query } = usePlace()
  const leave = useLeaveQuestion()
  useEffect(
    () => (isDirty ? router.guardLeave(leave, (to) => to.path === path && to.query !== query) : undefined),
    [router, leave, isDirty, path, query],
  )
}
