import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { readCompanyForm } from '#src/api/company.ts'
import type { Endpoint, Paging } from '#src/api/endpoint.ts'
import { listOperations } from '#src/api/operation-log.ts'
import { listStaff } from '#src/api/staff.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { DemoPage } from '#src/console/parts/demo/demo-page.tsx'
import { useConnection } from '#src/gate/use-connection.ts'
import { RequestError } from '#src/http/failure.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Table } from '#src/ui/table/table.tsx'
import { $text } from './text.ts'

const calls: readonly { key: 'staff' | 'log' | 'basics'; list: Endpoint<{ query: Paging }, unknown> }[] = [
  { key: 'staff', list: listStaff },
  { key: 'log', list: listOperations },
  { key: 'basics', list: readCompanyForm as Endpoint<{ query: Paging }, unknown> },
]

/** Real calls, and what the server says to the person who makes them. */
function ServerPermission() {
  const text = useStore($text)
  const connection = useConnection()
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const ask = async ({ key, list }: (typeof calls)[number]) => {
    const said = await connection.send(list, { query: { page: 1, limit: 1 } }).then(
      () => text.admitted,
      (error: unknown) => {
        if (!(error instanceof RequestError)) throw error
        error.shown = true
        return `${error.status} ${error.message}`
      },
    )
    setAnswers((before) => ({ ...before, [key]: said }))
  }
  return (
    <DemoPage title={text.title} about={text.about}>
      <Table
        caption={text.title}
        rows={calls}
        rowKey={({ key }) => key}
        columns={[
          { key: 'name', title: text.call, show: ({ key, list }) => `${text[key]} · ${list.method} ${list.path}` },
          { key: 'answer', title: text.answer, show: ({ key }) => <span role="status">{answers[key] ?? '—'}</span> },
          { key: 'ask', title: text.ask, width: 120, show: (call) => <Button onClick={() => void ask(call)}>{text.ask}</Button> },
        ]}
      />
    </DemoPage>
  )
}

export default definePage({ text: $text, view: ServerPermission })
