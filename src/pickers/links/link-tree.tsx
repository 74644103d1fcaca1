import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { LinkCategory } from '#src/api/products.ts'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { Tree } from '#src/ui/tree/tree.tsx'
import type { Answer } from '../use-answer.ts'
import { leavesOf, treeNodes } from './link-node.ts'
import { $text } from './links.text.ts'
import { shopWord } from './shop-words.ts'
import { Unanswered } from './unanswered.tsx'

interface LinkTreeProps {
  answer: Answer<unknown>
  tree: readonly LinkCategory[]
  node: LinkCategory | undefined
  onOpen: (node: LinkCategory) => void
}

// the focus starts here, whatever has arrived: a list's first radio button would take the arrow keys
const focused = { tabIndex: -1, 'data-autofocus': true }

/** The kinds of links at the left, all unfolded. */
export function LinkTree(props: LinkTreeProps) {
  if (props.answer.state !== 'waiting') return <Nodes {...props} />
  return (
    <div className="pick-links__tree" aria-busy="true" {...focused}>
      <Skeleton rows={9} height={20} />
    </div>
  )
}

function Nodes({ answer, tree, node, onOpen }: LinkTreeProps) {
  const t = useStore($text)
  const box = useRef<HTMLDivElement>(null)
  // on a phone the tree is low and what is open may lie below its edge
  useEffect(() => {
    box.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' })
  }, [node])
  const nodes = treeNodes(tree, (name) => shopWord(name, t))
  return (
    <div ref={box} className="pick-links__tree" {...focused}>
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
    </div>
  )
}
