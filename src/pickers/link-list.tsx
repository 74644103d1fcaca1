import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { listProducts, readPageLinks, type LinkCategory, type PageLink } from '#src/api/products.ts'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Pager } from '#src/ui/pager/pager.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import type { Connection } from '#src/stores/connection.ts'
import { $common } from '#src/text/common-words.ts'
import { linkGroups, type LinkGroup } from './link-groups.ts'
import { $text } from './picker.text.ts'
import { useAsked } from './use-asked.ts'
import { useSettled } from './use-settled.ts'

interface LinkListProps {
  connection: Connection
  node: LinkCategory
  chosen: string
  onChoose: (link: string) => void
}

/** The links of one kind, in groups. */
export function LinkList({ connection, node, chosen, onChoose }: LinkListProps) {
  const t = useStore($text)
  const common = useStore($common)
  const asked = useAsked(String(node.id), () => connection.send(readPageLinks, { params: { cate: node.id } }))
  if (asked.state === 'waiting') return <Skeleton rows={6} />
  if (asked.state === 'failed') return <ErrorCard title={t.failed} message={asked.message} onRetry={asked.retry} />
  const groups = linkGroups(node.type, (asked.data?.list ?? []) as PageLink[], t)
  if (groups.length === 0) return <Empty text={common.empty} />
  return groups.map((group) => <Group key={group.name} group={group} chosen={chosen} onChoose={onChoose} />)
}

function Group({ group, chosen, onChoose }: { group: LinkGroup } & Pick<LinkListProps, 'chosen' | 'onChoose'>) {
  return (
    <section className="pick-links__group">
      {group.name && <h4>{group.name}</h4>}
      <div>
        {group.links.map((link) => (
          <button
            key={`${link.id} ${link.link}`}
            type="button"
            aria-pressed={chosen === link.link}
            title={link.link}
            onClick={() => onChoose(link.link)}
          >
            {link.name}
          </button>
        ))}
      </div>
    </section>
  )
}

const pageSize = 10

/** A product's own page. */
export function ProductLinks({ connection, chosen, onChoose }: Omit<LinkListProps, 'node'>) {
  const t = useStore($text)
  const [words, setWords] = useState('')
  const [page, setPage] = useState(1)
  const asked = useSettled(words)
  const answer = useAsked(`${page} ${asked}`, () => connection.send(listProducts, { query: { page, limit: pageSize, store_name: asked } }))
  const links =
    answer.state === 'there'
      ? (answer.data.list ?? []).map((row) => ({ id: row.id, name: row.store_name, link: `/pages/goods_details/index?id=${row.id}` }))
      : []
  return (
    <div className="pick-links__products">
      <Input
        type="search"
        value={words}
        aria-label={t.productWords}
        placeholder={t.productWords}
        onChange={(next) => {
          setWords(next)
          setPage(1)
        }}
      />
      {answer.state === 'failed' && <ErrorCard title={t.failed} message={answer.message} onRetry={answer.retry} />}
      {answer.state === 'waiting' && <Skeleton rows={6} />}
      <Group group={{ name: '', links }} chosen={chosen} onChoose={onChoose} />
      {answer.state === 'there' && <Pager page={page} limit={pageSize} count={Number(answer.data.count) || 0} onChange={setPage} />}
    </div>
  )
}
