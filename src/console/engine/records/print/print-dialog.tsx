import { useStore } from '@nanostores/react'
import { Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { RecordOf } from '#src/api/resource.ts'
import type { Fields } from '#src/kinds/kind.ts'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { $locale, languageTags } from '#src/text/locale.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { DetailSections } from '../../detail/detail-sections.tsx'
import { useRow } from '../../detail/use-row.ts'
import { $text } from '../../engine.text.ts'
import type { ListPage, PageTools, PageWords } from '../../page.ts'
import paperCss from './paper.css?inline'
import css from './print-dialog.css?inline'

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

/** A frame without an address holds the paper: the page that the console is embedded in is neither printed nor changed. */
function paperIn(frame: HTMLIFrameElement, title: string): HTMLElement {
  const { contentDocument: paper, contentWindow: view } = frame as unknown as {
    contentDocument: Document
    contentWindow: Window & typeof globalThis
  }
  paper.title = title
  paper.documentElement.lang = languageTags[$locale.get()]
  // a sheet of the frame's own, which no policy of the host's page forbids
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(paperCss)
  paper.adoptedStyleSheets = [sheet]
  return paper.body
}

/** The frame, and what is drawn into it; a browser may begin its document anew. */
function usePaper(title: string) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const [body, setBody] = useState<HTMLElement>()
  useEffect(() => {
    if (!frame) return
    const begin = () => setBody(paperIn(frame, title))
    begin()
    frame.addEventListener('load', begin)
    return () => frame.removeEventListener('load', begin)
  }, [frame, title])
  return { frame, setFrame, body }
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
