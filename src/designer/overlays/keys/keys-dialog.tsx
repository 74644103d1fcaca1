import { useStore } from '@nanostores/react'
import { addStyles } from '#src/lib/styles.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { isShown, type Action } from '../../action.ts'
import { actions } from '../../actions/index.ts'
import { keysText } from '../../shortcuts.ts'
import { useEditor } from '../../use-editor.ts'
import { $text as $overlay } from '../overlay.text.ts'
import css from './keys.css?inline'
import { $text } from './keys.text.ts'

addStyles(css)

const groups = ['edit', 'block', 'page', 'view', 'help'] as const

/** Every shortcut, by group; made from the actions themselves. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useStore($text)
  const title = useStore($overlay).keys
  const editor = useEditor()
  const withKeys = [...actions.values()].filter((action) => action.keys && isShown(action, editor))
  const rowsOf = (group: Action['group']) => withKeys.filter((action) => action.group === group)
  const more = [
    { label: t.several, keys: [`${keysText('Mod')}+${t.click}`, `Shift+${t.click}`] },
    { label: t.open, keys: ['Enter'] },
  ]
  return (
    <Dialog open onClose={onClose} title={title} width={640}>
      <div className="designer-keys">
        {groups.map((group) => {
          const rows = rowsOf(group).map((action) => ({ label: action.label(), keys: action.keys!.map(keysText) }))
          const all = group === 'block' ? [...rows, ...more] : rows
          return all.length > 0 && <KeysGroup key={group} title={t[group]} rows={all} />
        })}
      </div>
    </Dialog>
  )
}

function KeysGroup({ title, rows }: { title: string; rows: readonly { label: string; keys: readonly string[] }[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {rows.map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd>
              {row.keys.map((keys) => (
                <kbd key={keys}>{keys}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
