import { useStore } from '@nanostores/react'
import { Layers } from 'lucide-react'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { isEnabled, isShown, type Action } from '../action.ts'
import { actions } from '../actions/index.ts'
import { nameOfBlock } from '../blocks/shared/kind-name.ts'
import { $text as $designer } from '../designer.text.ts'
import { useEditor } from '../use-editor.ts'
import { keysText } from '../shortcuts.ts'
import css from './many-panel.css?inline'
import { $text } from './many-panel.text.ts'
import { PanelBody } from './panel-body.tsx'
import { PanelHead } from './panel-head.tsx'

addStyles(css)

const most = 50

const rankOf = ({ tools }: Action) => (tools!.at === 'bar' ? 0 : 1000) + tools!.rank
// what asks whether blocks are chosen acts on them
const onBlocks = [...actions.values()].filter(({ tools, isEnabled: asks }) => tools && asks).toSorted((a, b) => rankOf(a) - rankOf(b))

/** Several blocks are chosen: which, and what can be done with all of them. Settings belong to one block alone. */
export function ManyPanel() {
  const t = useStore($text)
  const designer = useStore($designer)
  const editor = useEditor()
  const { page } = editor
  useStore(page.$revision)
  useStore(page.selection.$many)
  const isLocked = useStore(page.$isLocked)
  const ids = page.chosen()
  const possible = onBlocks.filter((action) => isShown(action, editor) && isEnabled(action, editor))
  return (
    <>
      <PanelHead icon={<Layers size={16} />} title={designer.chosenCount(ids.length)} />
      <PanelBody>
        <div className="designer-many">
          <p className="designer-hint">{isLocked ? t.shown : t.help}</p>
          {possible.length > 0 && (
            <div className="designer-many__actions" role="group" aria-label={designer.blockTools}>
              {possible.map((action) => (
                <ActionButton key={action.id} action={action} />
              ))}
            </div>
          )}
          <div>
            <span className="designer-label" aria-hidden>
              {t.blocks}
            </span>
            <ul className="designer-many__blocks" aria-label={t.blocks}>
              {ids.slice(0, most).map((id) => (
                <li key={id}>
                  <button type="button" onClick={() => (page.select(id), editor.reveal(id))}>
                    <small>{page.order.indexOf(id) + 1}</small>
                    {nameOfBlock(page.block(id)!)}
                  </button>
                </li>
              ))}
            </ul>
            {ids.length > most && <p className="designer-many__more">{t.more(ids.length - most)}</p>}
          </div>
        </div>
      </PanelBody>
    </>
  )
}

function ActionButton({ action }: { action: Action }) {
  const editor = useEditor()
  const common = useStore($common)
  const Icon = action.icon
  const [keys] = action.keys ?? []
  return (
    <Button icon={Icon && <Icon size={15} />} title={keys && keysText(keys)} onClick={() => void action.run(editor)}>
      {/* its own name speaks of one block */}
      {action.id === 'remove-block' ? common.remove : action.label()}
    </Button>
  )
}
