import { useStore } from '@nanostores/react'
import { definePage } from '#src/console/engine/define-page.ts'
import { QuotationEditor } from './editor.tsx'
import { $text } from './text.ts'

/** Price details for a customer, as a Word file (specification 1, 9). */
function QuotationPage() {
  const text = useStore($text)
  return (
    <section className="console-list" aria-label={text.title}>
      <header className="console-list-head">
        <div>
          <h1>{text.title}</h1>
          <p className="console-faint">{text.about}</p>
        </div>
      </header>
      <QuotationEditor />
    </section>
  )
}

export default definePage({ text: $text, view: QuotationPage })
