import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { LinkCategory } from '#src/api/products.ts'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { Tree } from '#src/ui/tree/tree.tsx'
import type { ReadResult } from '#src/stores/use-read.ts'
import { leavesOf, treeNodes } from './link-node.ts'
import { $text } from './links.text.ts'
import { shopWord } from './shop-words.ts'
import { Unanswered } from './unanswered.tsx'

interface LinkTreeProps {
  answer: ReadResult<unknown>
  tree: readonly LinkCategory[]
  node: LinkCategory | undefined
  onOpen: (node: LinkCategory) => void
}

/** The kinds of links at the left, all unfolded. */
export function LinkTree(props: LinkTreeProps) {
  const t = useStore($text)
  const { answer, node } = props
  const box = useRef<HTMLDivElement>(null)
  const isWaiting = answer.state === 'waiting'
  // on a phone the tree is low and what is open may lie below its edge
  useEffect(() => {
    box.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' })
  }, [node, isWaiting])
  // the focus starts here and stays when the tree arrives: a list's first radio button would take the arrow keys
  return (
    <div
      ref={box}
      className="pick-links__tree"
      role="group"
      aria-label={t.categories}
      aria-busy={isWaiting || undefined}
      tabIndex={-1}
      data-autofocus
    >
      {isWaiting ? <Skeleton rows={9} height={20} /> : <Nodes {...props} />}
    </div>
  )
}

function Nodes({ answer, tree, node, onOpen }: LinkTreeProps) {
  const t = useStore($text)
  const nodes = treeNodes(tree, (name) => shopWord(name, t))
  return (
    <>
      {answer.state === 'failed' && <Unanswered answer={answer} />}
      <Tree
        // what arrives after a failure is unfolded, too
        key={answer.state}
        label={t.categories}
        nodes={nodes}
        {...(node && { selected: node.id })}
        defaultOpen={nodes.map((parent) => parent.id)}
        onSelect={(id) => {
          const leaf = leavesOf(tree).find((other) => String(other.id) === String(id))
          if (leaf && leaf.id !== node?.id) onOpen(leaf)
        }}
      />
    </>
  )
}
