import { useStore } from '@nanostores/react'
import type { LinkCategory } from '#src/api/products.ts'
import { Table } from '#src/ui/table/table.tsx'
import { useLinks } from './link-answers.ts'
import { isSameLink, linkTo } from './link-format.ts'
import { LinkName } from './link-name.tsx'
import type { PaneProps } from './link-pane.tsx'
import { $text } from './links.text.ts'
import { Unanswered } from './unanswered.tsx'

/** All pages of the new kind; those of the old decoration cannot be linked to. */
export function SpecialList({ connection, node, chosen, current, onChoose }: PaneProps & { node: LinkCategory }) {
  const t = useStore($text)
  const answer = useLinks(connection, node)
  if (answer.state === 'failed') return <Unanswered answer={answer} />
  const stored = answer.state === 'there' ? answer.data : []
  const rows = stored.filter((row) => Number(row.is_diy) === 1).map(({ id, name }) => ({ id, name, link: linkTo({ type: 'special', id }) }))
  return (
    <Table
      compact
      caption={node.name}
      rows={rows}
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      loading={answer.state === 'waiting'}
      empty={t.noSpecial}
      choice={rows.find((row) => isSameLink(row.link, chosen))?.id ?? null}
      onChoose={(row) => onChoose(row.link)}
      columns={[
        { key: 'id', title: t.id, width: 72, show: (row) => row.id },
        { key: 'name', title: t.pageName, heading: true, show: (row) => <LinkName name={row.name} link={row.link} current={current} /> },
        { key: 'link', title: t.pageLink, show: (row) => <span className="pick-address">{row.link}</span> },
      ]}
    />
  )
}
