import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { LinkCategory } from '#src/api/products.ts'
import { readLinkCategories } from '#src/api/products.ts'
import type { Connection } from '#src/stores/connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { Tree, type TreeNode } from '#src/ui/tree/tree.tsx'
import { CustomLink, customLink, readCustomLink, type CustomForm } from './custom-link.tsx'
import { LinkList, ProductLinks } from './link-list.tsx'
import css from './picker.css?inline'
import { $text } from './picker.text.ts'
import { useAsked } from './use-asked.ts'

addStyles(css)

export interface LinkPickerProps {
  connection: Connection
  isOpen: boolean
  value: string
  onClose: () => void
  onPick: (link: string) => void
}

const listed = new Set(['link', 'marketing_link', 'special', 'product_category', 'product'])

/** Links of the shop by kind, and one's own (designer contract 6.2). */
export function LinkPicker({ connection, isOpen, value, onClose, onPick }: LinkPickerProps) {
  const t = useStore($text)
  const common = useStore($common)
  const notify = useNotify()
  const [choice, setChoice] = useState('')
  const [custom, setCustom] = useState<CustomForm>(() => readCustomLink(value))
  const [node, setNode] = useState<LinkCategory | null>(null)
  const isCustom = node === null || node.type === 'custom'
  const confirm = () => {
    const link = isCustom ? customLink(custom) : choice
    if (link) return onPick(link)
    notify.error(isCustom ? t.fillIn : t.chooseLink)
  }
  const footer = (
    <>
      <Button onClick={onClose}>{common.cancel}</Button>
      <Button variant="primary" onClick={confirm}>
        {common.confirm}
      </Button>
    </>
  )
  const choose = (next: LinkCategory | null) => {
    setChoice('')
    setNode(next)
  }
  return (
    <Dialog open={isOpen} onClose={onClose} title={t.linkTitle} width={1000} footer={footer}>
      <div className="pick-links">
        <Kinds connection={connection} node={node} onChoose={choose} />
        <div className="pick-links__pane">
          {isCustom ? (
            <CustomLink form={custom} onChange={setCustom} />
          ) : (
            <Pane connection={connection} node={node} chosen={choice} onChoose={setChoice} />
          )}
        </div>
      </div>
    </Dialog>
  )
}

interface PaneProps {
  connection: Connection
  node: LinkCategory
  chosen: string
  onChoose: (link: string) => void
}

function Pane({ connection, node, chosen, onChoose }: PaneProps) {
  if (node.type === 'product') return <ProductLinks connection={connection} chosen={chosen} onChoose={onChoose} />
  return <LinkList connection={connection} key={node.id} node={node} chosen={chosen} onChoose={onChoose} />
}

const customId = 'custom'

// kinds whose lists the server does not have yet are left out
function nodesOf(categories: readonly LinkCategory[]): TreeNode[] {
  return categories
    .map((category) => ({ category, children: (category.children ?? []).filter((child) => listed.has(child.type)) }))
    .filter(({ category, children }) => category.type !== 'custom' && children.length > 0)
    .map(({ category, children }) => ({
      id: category.id,
      label: category.name,
      children: children.map((child) => ({ id: child.id, label: child.name, children: [] })),
    }))
}

interface KindsProps {
  connection: Connection
  node: LinkCategory | null
  onChoose: (node: LinkCategory | null) => void
}

function Kinds({ connection, node, onChoose }: KindsProps) {
  const t = useStore($text)
  const asked = useAsked('categories', () => connection.send(readLinkCategories, {}))
  if (asked.state === 'waiting') return <Skeleton rows={6} />
  const categories = asked.state === 'there' && Array.isArray(asked.data) ? asked.data : []
  const all = categories.flatMap((category) => category.children ?? [])
  const nodes = [...nodesOf(categories), { id: customId, label: t.custom, children: [] }]
  return (
    <div className="pick-links__kinds">
      {asked.state === 'failed' && <ErrorCard title={t.failed} message={asked.message} onRetry={asked.retry} />}
      <Tree
        label={t.categories}
        nodes={nodes}
        selected={node?.id ?? customId}
        defaultOpen={nodes.map((parent) => parent.id)}
        onSelect={(id) => {
          const child = all.find((other) => String(other.id) === String(id))
          if (child || id === customId) onChoose(child ?? null)
        }}
      />
    </div>
  )
}
