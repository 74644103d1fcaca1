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
import { writable } from './row-state.ts'
import { useImport, type Opened, type Step } from './use-import.ts'
import { DoneStep, WriteStep } from './write-step.tsx'

addStyles(css)

export interface ImportDialogProps<W extends PageWords> {
  of: Import<W>
  text: ReadableAtom<W>
  onClose(): void
  /** Rows were written or taken back. */
  onDone(): void
}

type Way = ReturnType<typeof useImport>

/** Rows of a file into a list: chosen, matched, checked by the server without writing, then written. */
export function ImportDialog<W extends PageWords>(props: ImportDialogProps<W>) {
  const { of, onClose } = props
  const words = useStore(props.text)
  const text = useStore($text)
  const way = useImport(props)
  const { step, isBusy, failure } = way
  return (
    <Dialog open onClose={onClose} title={text.title(words.title)} width={960} footer={<Foot {...props} way={way} />}>
      <div className="console-import">
        {failure && <ErrorCard title={step.at === 'write' ? text.brokenOff : text.failed} message={failure} />}
        {step.at === 'choose' && <ChooseStep of={of} words={words} isBusy={isBusy} onFile={way.open} />}
        {step.at === 'match' && <MatchStep columns={of.columns} words={words} opened={step} onMatch={way.match} />}
        {step.at === 'check' && (
          <CheckStep of={of} words={words} checked={step} isBusy={isBusy} onRule={(rule) => void way.check(step, rule)} />
        )}
        {step.at === 'write' && <WriteStep written={step} />}
        {step.at === 'done' && <DoneStep of={of} words={words} done={step} />}
      </div>
    </Dialog>
  )
}

function Foot<W extends PageWords>(props: ImportDialogProps<W> & { way: Way }) {
  const { way, onClose } = props
  const common = useStore($common)
  const text = useStore($text)
  const { step, isBusy } = way
  if (step.at === 'done') return <DoneFoot {...props} done={step} />
  if (step.at === 'write')
    return isBusy ? (
      <Button onClick={way.stop}>{text.stop}</Button>
    ) : (
      <>
        <Button onClick={onClose}>{common.close}</Button>
        <Button variant="primary" onClick={() => void way.write(step)}>
          {text.goOn}
        </Button>
      </>
    )
  return (
    <>
      <Button onClick={onClose}>{common.cancel}</Button>
      {step.at === 'check' && <Button onClick={() => way.restart({ ...step, at: 'match' })}>{common.back}</Button>}
      {step.at !== 'choose' && <Button onClick={() => way.restart()}>{text.other}</Button>}
      {step.at === 'match' && <CheckButton {...props} opened={step} />}
      {step.at === 'check' && (
        <Button variant="primary" busy={isBusy} disabled={writable(step) === 0} onClick={() => void way.write(step)}>
          {text.write(writable(step))}
        </Button>
      )}
    </>
  )
}

function CheckButton<W extends PageWords>({ way, of, text: $words, opened }: ImportDialogProps<W> & { way: Way; opened: Opened }) {
  const text = useStore($text)
  const words = useStore($words)
  const isLacking = lacking(of.columns, words, opened.matches).length > 0
  return (
    <Button variant="primary" busy={way.isBusy} disabled={isLacking} onClick={() => void way.check(opened)}>
      {text.check}
    </Button>
  )
}

function DoneFoot<W extends PageWords>({
  way,
  of,
  onClose,
  done,
}: ImportDialogProps<W> & { way: Way; done: Extract<Step, { at: 'done' }> }) {
  const common = useStore($common)
  const text = useStore($text)
  const { run, added, updated } = done.outcome
  return (
    <>
      {of.undo && run !== null && added + updated > 0 && !done.undone && (
        <Button busy={way.isBusy} onClick={() => void way.takeBack(done)}>
          {text.takeBack}
        </Button>
      )}
      <Button variant="primary" onClick={onClose}>
        {common.close}
      </Button>
    </>
  )
}
