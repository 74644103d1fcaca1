import { useStore } from '@nanostores/react'
import { Ellipsis } from 'lucide-react'
import { $locale } from '#src/text/locale.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { isEnabled, isShown } from '../../action.ts'
import { actions } from '../../actions/index.ts'
import { $text } from '../../designer.text.ts'
import { useEditor } from '../../use-editor.ts'
import { defineItem } from '../item.ts'

const offered = ['preview', 'templates', 'save-template', 'duplicate-page', 'export-page', 'import-page', 'reset', 'keys'].flatMap(
  (id) => actions.get(id) ?? [],
)

/** What can be done with the page as a whole. */
function PageMenu() {
  const t = useStore($text)
  useStore($locale)
  const editor = useEditor()
  useStore(editor.session.saver.$origin)
  useStore(editor.page.$isLocked)
  const items = offered
    .filter((action) => isShown(action, editor))
    .map((action) => {
      const Icon = action.icon
      return {
        key: action.id,
        label: action.label(),
        ...(Icon && { icon: <Icon size={15} /> }),
        disabled: !isEnabled(action, editor),
        onSelect: () => void action.run(editor),
      }
    })
  return <Menu align="end" trigger={<IconButton label={t.pageMenu} icon={<Ellipsis size={16} />} />} items={items} />
}

export default defineItem({
  side: 'end',
  rank: 85,
  isShown: (editor) => offered.some((action) => isShown(action, editor)),
  Item: PageMenu,
})
