import { useStore } from '@nanostores/react'
import { Copy, Search } from 'lucide-react'
import { useState } from 'react'
import { listPagePaths, type PagePath } from '#src/api/pages.ts'
import { CodeText } from '#src/console/engine/code-text.tsx'
import { copyText } from '#src/console/engine/copy-text.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { useAsked } from '#src/console/form/use-asked.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Table, type TableColumn } from '#src/ui/table/table.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { $text } from './text.ts'

/** With a module switched off the shop answers an object with numbers for keys (designer contract 1.1 #13). */
const listed = (paths: unknown): PagePath[] =>
  Object.values((paths ?? {}) as Record<string, PagePath>).filter((path) => typeof path?.link === 'string')

function useColumns(): TableColumn<PagePath>[] {
  const text = useStore($text)
  const common = useStore($common)
  const notify = useNotify()
  const tools = { notifySuccess: notify.success, notifyError: notify.error }
  return [
    { key: 'name', title: text.name, width: 160, heading: true, show: ({ name }) => <strong className="console-name">{name}</strong> },
    { key: 'link', title: text.link, show: ({ link }) => <CodeText>{link}</CodeText> },
    { key: 'param', title: text.param, width: 200, show: ({ parameter, param }) => (parameter || param)?.trim() || '—' },
    { key: 'example', title: text.example, show: ({ example }) => <CodeText>{example}</CodeText> },
    {
      key: 'actions',
      title: common.actions,
      actions: true,
      width: 110,
      show: (path) => (
        <div className="console-row-actions">
          <Button
            variant="quiet"
            size="compact"
            icon={<Copy size={14} aria-hidden />}
            aria-label={`${common.copy} ${path.name}`}
            onClick={() => void copyText(path.link, tools)}
          >
            {common.copy}
          </Button>
        </div>
      ),
    },
  ]
}

function PageLinks() {
  const text = useStore($text)
  const connection = useConnection()
  const [words, setWords] = useState('')
  const columns = useColumns()
  const asked = useAsked('paths', async () => listed((await connection.send(listPagePaths, {})).url))
  const wanted = words.trim().toLowerCase()
  const shown = asked.state === 'there' ? asked.data.filter(({ name, link }) => `${name} ${link}`.toLowerCase().includes(wanted)) : []
  return (
    <section className="console-list" aria-label={text.title}>
      <header className="console-list-head">
        <div>
          <h1>{text.title}</h1>
          <p className="console-faint">{text.about}</p>
        </div>
        <div className="console-list-search">
          <Input
            value={words}
            onChange={setWords}
            prefix={<Search size={16} aria-hidden />}
            placeholder={text.search}
            aria-label={text.search}
          />
        </div>
      </header>
      {asked.state === 'failed' ? (
        <ErrorCard title={text.notRead} message={asked.message} onRetry={asked.retry} />
      ) : (
        <Table
          caption={text.title}
          rows={shown}
          columns={columns}
          rowKey={(path) => String(path.id ?? path.link)}
          loading={asked.state === 'waiting'}
          empty={<Empty text={text.none} />}
        />
      )}
    </section>
  )
}

export default definePage({ text: $text, view: PageLinks })
