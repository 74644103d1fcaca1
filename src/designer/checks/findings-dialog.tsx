import { useStore } from '@nanostores/react'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { useEditor } from '../use-editor.ts'
import type { FindingsQuestion } from './ask-about-findings.ts'
import css from './findings-dialog.css?inline'
import { $text } from './findings-dialog.text.ts'
import { showFindings } from './show-findings.ts'
import { whereOf } from './where.ts'

addStyles(css)

export interface FindingsDialogProps {
  question: FindingsQuestion
}

/** The errors that visitors would see: to be looked at first, or published all the same. */
export function FindingsDialog({ question }: FindingsDialogProps) {
  const t = useStore($text)
  const editor = useEditor()
  const { errors } = question
  const look = () => {
    question.answer(false)
    showFindings(editor)
  }
  const footer = (
    <>
      <Button onClick={() => question.answer(true)}>{t.publish}</Button>
      <Button variant="primary" onClick={look}>
        {t.show}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={() => question.answer(false)} title={t.title(errors.length)} footer={footer}>
      <p>{t.help}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by keyboard */}
      <ul className="designer-findings" tabIndex={0} aria-label={t.title(errors.length)}>
        {errors.map((finding) => {
          const { block, field } = whereOf(editor, finding)
          return (
            <li key={finding.key}>
              <b>{block}</b> {field}
              <span>{finding.say()}</span>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
