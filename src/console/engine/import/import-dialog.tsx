import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import type { PageWords } from '../page.ts'
import { CheckStep } from './check-step.tsx'
import { ChooseStep } from './choose-step.tsx'
import css from './import.css?inline'
import type { Import } from './import.ts'
import { $text } from './import.text.ts'
import { lacking, MatchStep } from './match-step.tsx'
import { useImport } from './use-import.ts'

addStyles(css)

export interface ImportDialogProps<W extends PageWords> {
  of: Import<W>
  text: ReadableAtom<W>
  onClose(): void
  /** Rows were written or taken back. */
  onDone(): void
}

type Way = ReturnType<typeof useImport>

/** Rows of a file into a list: chosen, matched, checked by the server without writing, then all written or none. */
export function ImportDialog<W extends PageWords>(props: ImportDialogProps<W>) {
  const { of, onClose } = props
  const words = useStore(props.text)
  const text = useStore($text)
  const way = useImport(props)
  const { step, isBusy, failure } = way
  return (
    <Dialog open onClose={onClose} title={text.title(words.title)} width={960} footer={<Foot {...props} way={way} />}>
      <div className="console-import">
        {failure && <ErrorCard title={text.failed} message={failure} />}
        {step.at === 'choose' && <ChooseStep of={of} words={words} isBusy={isBusy} onFile={way.open} />}
        {step.at === 'match' && <MatchStep columns={of.columns} words={words} opened={step} onMatch={way.match} />}
        {step.at === 'check' && <CheckStep columns={of.columns} words={words} checked={step} />}
        {step.at === 'done' && (
          <p className="console-import-done" role="status">
            {step.message}
          </p>
        )}
      </div>
    </Dialog>
  )
}

function Foot<W extends PageWords>({ way, of, text: $words, onClose }: ImportDialogProps<W> & { way: Way }) {
  const common = useStore($common)
  const text = useStore($text)
  const words = useStore($words)
  const { step, isBusy } = way
  const again = <Button onClick={() => way.restart()}>{text.other}</Button>
  if (step.at === 'done')
    return (
      <>
        {of.undo && step.id !== null && !step.isUndone && (
          <Button busy={isBusy} onClick={() => void way.takeBack(step)}>
            {text.takeBack}
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          {common.close}
        </Button>
      </>
    )
  const isLacking = step.at === 'match' && lacking(of.columns, words, step.matches).length > 0
  return (
    <>
      <Button onClick={onClose}>{common.cancel}</Button>
      {step.at === 'match' && (
        <>
          {again}
          <Button variant="primary" busy={isBusy} disabled={isLacking} onClick={() => void way.check(step)}>
            {text.check}
          </Button>
        </>
      )}
      {step.at === 'check' && (
        <>
          <Button onClick={() => way.restart({ ...step, at: 'match' })}>{common.back}</Button>
          {again}
          <Button variant="primary" busy={isBusy} disabled={step.wrong > 0} onClick={() => void way.write(step)}>
            {text.write(step.lines.length)}
          </Button>
        </>
      )}
    </>
  )
}
