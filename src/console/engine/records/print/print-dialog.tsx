import { useStore } from '@nanostores/react'
import { Printer } from 'lucide-react'
import { createPortal } from 'react-dom'
import type { RecordOf } from '#src/api/resource.ts'
import type { Fields } from '#src/kinds/kind.ts'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { DetailSections } from '../../detail/detail-sections.tsx'
import { useRow } from '../../detail/use-row.ts'
import { $text } from '../../engine.text.ts'
import type { ListPage, PageTools, PageWords } from '../../page.ts'
import css from './print-dialog.css?inline'
import { usePaper } from './use-paper.ts'

addStyles(css)

type AnyRecord = RecordOf<Fields> & Readonly<Record<string, unknown>>

export interface PrintDialogProps {
  page: ListPage<AnyRecord, PageWords>
  /** Keys of the sections that go on paper. */
  sections: readonly string[]
  row: AnyRecord
  tools: PageTools
  onClose(): void
}

/** A record as it comes on paper, with the button that prints it. */
export function PrintDialog({ page, sections, row, tools, onClose }: PrintDialogProps) {
  const words = useStore(page.text)
  const text = useStore($text)
  const common = useStore($common)
  const site = useStore(tools.connection.$session)?.siteName ?? ''
  const { row: record, isMissing, failure } = useRow(page, row.id)
  const name = page.rowName(row)
  const { frame, setFrame, body } = usePaper(name)
  const printed = (page.detail?.sections ?? []).filter(({ key }) => sections.includes(key))
  return (
    <Dialog
      open
      width={920}
      title={`${String(words['print'])} ${name}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            variant="primary"
            icon={<Printer size={16} aria-hidden />}
            disabled={!record || !body}
            onClick={() => frame?.contentWindow?.print()}
          >
            {String(words['print'])}
          </Button>
        </>
      }
    >
      {failure && <ErrorCard title={text.rowNotRead} message={failure.message} onRetry={failure.reload} />}
      {isMissing && <p>{text.noRow}</p>}
      <iframe ref={setFrame} className="console-print" title={name} />
      {body &&
        record &&
        createPortal(
          <article>
            <header>
              <p>{site}</p>
              <h1>{words.title}</h1>
              <p>{page.rowName(record)}</p>
            </header>
            <DetailSections sections={printed} row={record} words={words} tools={tools} />
            {page.detail?.foot && <footer>{page.detail.foot(record, words)}</footer>}
          </article>,
          body,
        )}
    </Dialog>
  )
}
