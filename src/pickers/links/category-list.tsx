import { useStore } from '@nanostores/react'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Id } from '#src/api/endpoint.ts'
import type { LinkCategory } from '#src/api/products.ts'
import { Pager } from '#src/ui/pager/pager.tsx'
import { Table } from '#src/ui/table/table.tsx'
import { SearchBox } from '../search-box.tsx'
import { ShopPicture } from '../shop-picture.tsx'
import { useLinks, type StoredLink } from './link-answers.ts'
import { isSameLink, linkTo } from './link-format.ts'
import { LinkName } from './link-name.tsx'
import type { PaneProps } from './link-pane.tsx'
import { rowsPerPage } from './link-rows.ts'
import { $text } from './links.text.ts'
import { Unanswered } from './unanswered.tsx'

/** A line of the table. */
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

/** The tree without what does not have these words in its name or number; what leads there stays. */
export function foundIn(nodes: readonly StoredLink[], words: string): readonly StoredLink[] {
  if (words === '') return nodes
  const wanted = words.toLowerCase()
  return nodes.flatMap((node) => {
    const children = foundIn(node.children ?? [], words)
    const isFound = String(node.id) === words || (node.cate_name ?? node.name ?? '').toLowerCase().includes(wanted)
    return isFound || children.length > 0 ? [{ ...node, children: [...children] }] : []
  })
}

/** One page of rows, under those above the first of them in the tree. */
export function categoryPage(rows: readonly CategoryRow[], page: number): CategoryRow[] {
  const start = (page - 1) * rowsPerPage
  const above: CategoryRow[] = []
  for (let at = start - 1, level = rows[start]?.level ?? 0; at >= 0 && level > 0; at--)
    if (rows[at]!.level < level) {
      above.unshift(rows[at]!)
      level = rows[at]!.level
    }
  return [...above, ...rows.slice(start, start + rowsPerPage)]
}

/** Product categories as a tree in a table, in pages of ten, with search; it opens where the field's own link is. */
export function CategoryList({ connection, node, chosen, current, onChoose }: PaneProps & { node: LinkCategory }) {
  const t = useStore($text)
  const answer = useLinks(connection, node)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [words, setWords] = useState('')
  const [turned, setPage] = useState<number>()
  if (answer.state === 'failed') return <Unanswered answer={answer} />
  const isSearch = words !== ''
  const all = answer.state === 'there' ? categoryRows(foundIn(answer.data, words), isSearch ? new Set() : closed) : []
  const own = isSearch
    ? 0
    : Math.max(
        0,
        all.findIndex((row) => isSameLink(row.link, current)),
      )
  const page = Math.min(turned ?? Math.floor(own / rowsPerPage) + 1, Math.max(1, Math.ceil(all.length / rowsPerPage)))
  const rows = categoryPage(all, page)
  const search = (next: string) => {
    setWords(next)
    setPage(next === '' ? undefined : 1)
  }
  const toggle = (id: Id) => {
    const next = new Set(closed)
    if (!next.delete(String(id))) next.add(String(id))
    setClosed(next)
  }
  const nameOf = (row: CategoryRow) => (
    <span className="pick-branch" style={{ paddingInlineStart: row.level * 24 }}>
      {row.children > 0 && !isSearch ? (
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
    <div className="pick-rows">
      <div className="pick-filters">
        <SearchBox key={node.id} label={t.searchName} onSearch={search} />
      </div>
      <Table
        compact
        caption={node.name}
        empty={isSearch ? t.nothingFound : undefined}
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
      {all.length > rowsPerPage && <Pager page={page} limit={rowsPerPage} count={all.length} onChange={setPage} />}
    </div>
  )
}
