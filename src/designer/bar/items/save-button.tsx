import { useStore } from '@nanostores/react'
import { Save } from 'lucide-react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Tooltip } from '#src/ui/tooltip/tooltip.tsx'
import { $text as $publishing } from '../../session/publishing.text.ts'
import { $text } from '../../session/save.text.ts'
import { saveChecked } from '../../checks/checked-first.ts'
import { labelWithKeys } from '../../shortcuts.ts'
import { useEditor } from '../../use-editor.ts'
import { defineItem } from '../item.ts'

function SaveButton() {
  const common = useStore($common)
  const save = useStore($text)
  const publishing = useStore($publishing)
  const editor = useEditor()
  const state = useStore(editor.session.saver.$state).state
  const { isHome } = useStore(editor.session.saver.$origin)
  const isHosts = useStore(editor.session.saver.$isHosts)
  const isDraft = editor.session.publisher.isOffered
  // on a shop server the home page is live when it is saved (designer contract 5)
  const isLive = isHome && !isDraft && !isHosts
  return (
    <Tooltip text={isLive ? save.homeHint : isDraft ? publishing.saveHint : labelWithKeys('save')}>
      <Button
        variant={isDraft ? 'plain' : 'primary'}
        icon={<Save size={16} />}
        busy={state === 'saving' || state === 'checking'}
        onClick={() => void saveChecked(editor)}
      >
        {isLive ? publishing.saveAndPublish : common.save}
      </Button>
    </Tooltip>
  )
}

export default defineItem({ side: 'end', rank: 80, isShown: ({ policy }) => !policy.isReadOnly, Item: SaveButton })
