import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { LinkCategory } from '#src/api/products.ts'
import type { Connection } from '#src/stores/connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { DialogButtons } from '#src/ui/dialog/dialog-buttons.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { CustomPane } from './custom/custom-pane.tsx'
import { useCustom } from './custom/use-custom.ts'
import { useCategoryOf } from './find-category.ts'
import { modulesOf, useLinkTree } from './link-answers.ts'
import { linkTree, withCustom } from './link-node.ts'
import { LinkPane } from './link-pane.tsx'
import { LinkTree } from './link-tree.tsx'
import css from './links.css?inline'
import { $text } from './links.text.ts'

addStyles(css)

export interface LinkPickerProps {
  connection: Connection
  isOpen: boolean
  /** The link that the field holds; empty for none. */
  value: string
  onClose: () => void
  onPick: (link: string) => void
}

/** Which node is open and what is chosen; another node clears the choice (specification 4). */
function useChoice(connection: Connection, value: string) {
  const t = useStore($text)
  const answer = useLinkTree(connection)
  const [opened, setOpened] = useState<LinkCategory>()
  const [choice, setChoice] = useState(value)
  const isWaiting = answer.state === 'waiting'
  const tree = isWaiting
    ? undefined
    : withCustom(answer.state === 'there' ? linkTree(answer.data, modulesOf(connection)) : [], t.customNode)
  const category = useCategoryOf(connection, tree, value)
  const open = (node: LinkCategory) => {
    setChoice('')
    setOpened(node)
  }
  return { answer, tree, category, node: opened ?? category, open, choice, setChoice }
}

/** Links of the shop by kind, and one's own (designer contract 6.2). */
export function LinkPicker({ connection, isOpen, value, onClose, onPick }: LinkPickerProps) {
  const t = useStore($text)
  const notify = useNotify()
  const { answer, tree, category, node, open, choice, setChoice } = useChoice(connection, value)
  const isCustom = node?.type === 'custom'
  const custom = useCustom(connection, isCustom ? node : undefined, category?.type === 'custom' ? value : '')
  const confirm = async () => {
    const link = isCustom && custom.mode === 'form' ? await custom.take() : choice
    if (link) onPick(link)
    else if (link === '') notify.error(t.chooseLink)
  }
  const footer = <DialogButtons onCancel={onClose} onConfirm={() => void confirm()} />
  const choosing = { connection, chosen: choice, onChoose: setChoice }
  return (
    <Dialog open={isOpen} onClose={onClose} title={t.title} width={1000} footer={footer}>
      <div className="pick-links">
        <div className="pick-links__parts">
          <LinkTree answer={answer} tree={tree ?? []} node={node} onOpen={open} />
          <div className="pick-links__pane">
            <Current value={value} choice={choice} />
            {node === undefined ? (
              <Skeleton rows={6} height={20} />
            ) : isCustom ? (
              <CustomPane {...choosing} custom={custom} onEnter={() => void confirm()} />
            ) : (
              <LinkPane {...choosing} node={node} current={value} />
            )}
          </div>
        </div>
      </div>
    </Dialog>
  )
}

function Current({ value, choice }: { value: string; choice: string }) {
  const t = useStore($text)
  return (
    <dl className="pick-links__current">
      <dt>{t.currentLink}</dt>
      <dd className="pick-address">{value || t.none}</dd>
      {choice !== '' && choice !== value && (
        <>
          <dt>{t.chosenLink}</dt>
          <dd className="pick-address">{choice}</dd>
        </>
      )}
    </dl>
  )
}
