import { useStore } from '@nanostores/react'
import type { AboveProps } from '#src/console/engine/page.ts'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import css from './basics-links.css?inline'
import { $text } from './text.ts'

addStyles(css)

const pages = [
  'warehouses',
  'units',
  'taxRates',
  'accounts',
  'numberRules',
  'approvalRules',
  'printTemplates',
  'switches',
  'months',
] as const

/** From here one comes to what is no word to choose from: a page each. */
export function BasicsLinks({ tools }: AboveProps<never>) {
  const t = useStore($text)
  return (
    <nav className="console-basics-links" aria-label={t.pages}>
      <span className="console-faint">{t.pages}</span>
      {pages.map((page) => (
        <Button key={page} size="compact" onClick={() => tools.go(`/setting/systemBasicdata/${page}`)}>
          {t[page]}
        </Button>
      ))}
    </nav>
  )
}
