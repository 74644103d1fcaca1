import { useStore } from '@nanostores/react'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Id } from '#src/api/endpoint.ts'
import type { LinkCategory } from '#src/api/products.ts'
import { Table } from '#src/ui/table/table.tsx'
import { ShopPicture } from '../shop-picture.tsx'
import { useLinks, type StoredLink } from './link-answers.ts'
import { isSameLink, linkTo } from './link-format.ts'
import { LinkName } from './link-name.tsx'
import type { PaneProps } from './link-pane.tsx'
import { $text } from './links.text.ts'
import { Unanswered } from './unanswered.tsx'

interface CategoryRow {
  readonly id: Id
  readonly name: string
  readonly picture: string
  readonly link: string
  readonly level: number
  readonly children: number
}

/** Categories in the order of the tree, without those below a closed one. */
export function categoryRows(nodes: readonly StoredLink[], closed: ReadonlySet<string> = new Set(), level = 0): CategoryRow[] {
  return nodes.flatMap((node) => {
    const name = node.cate_name ?? node.name ?? ''
    const link = linkTo({ type: 'product_category', id: node.id, name, isBelow: level > 0 })
    const children = node.children ?? []
    const row = { id: node.id, name, picture: node.pic ?? '', link, level, children: children.length }
    return [row, ...(closed.has(String(node.id)) ? [] : categoryRows(children, closed, level + 1))]
  })
}

/** Product categories as a tree in a table. */
export function CategoryList({ connection, node, chosen, current, onChoose }: PaneProps & { node: LinkCategory }) {
  const t = useStore($text)
  const answer = useLinks(connection, node)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  if (answer.state === 'failed') return <Unanswered answer={answer} />
  const rows = answer.state === 'there' ? categoryRows(answer.data, closed) : []
  const toggle = (id: Id) => {
    const next = new Set(closed)
    if (!next.delete(String(id))) next.add(String(id))
    setClosed(next)
  }
  const nameOf = (row: CategoryRow) => (
    <span className="pick-branch" style={{ paddingInlineStart: row.level * 24 }}>
      {row.children > 0 ? (
        <button
          type="button"
          className="pick-fold"
          aria-label={closed.has(String(row.id)) ? t.unfold(row.name) : t.fold(row.name)}
          aria-expanded={!closed.has(String(row.id))}
          onClick={() => toggle(row.id)}
        >
          <ChevronRight size={14} aria-hidden />
        </button>
      ) : (
        <i />
      )}
      <LinkName name={row.name} link={row.link} current={current} />
    </span>
  )
  return (
    <Table
      compact
      caption={node.name}
      rows={rows}
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      loading={answer.state === 'waiting'}
      choice={rows.find((row) => isSameLink(row.link, chosen))?.id ?? null}
      onChoose={(row) => onChoose(row.link)}
      columns={[
        { key: 'id', title: t.id, width: 72, show: (row) => row.id },
        { key: 'name', title: t.categoryName, heading: true, show: nameOf },
        {
          key: 'picture',
          title: t.categoryPicture,
          width: 110,
          show: (row) => <ShopPicture src={row.picture} base={connection.base} size={28} />,
        },
      ]}
    />
  )
}
