import { useStore } from '@nanostores/react'
import { Send } from 'lucide-react'
import { Button } from '#src/ui/button/button.tsx'
import { $text } from '../../session/publishing.text.ts'
import { useEditor } from '../../use-editor.ts'
import { defineItem } from '../item.ts'

function PublishButton() {
  const t = useStore($text)
  const editor = useEditor()
  const { publisher, saver } = editor.session
  const isBusy = useStore(publisher.$isBusy)
  // the host that saves by itself decides by itself what visitors see
  if (useStore(saver.$isHosts)) return null
  return (
    <Button variant="primary" icon={<Send size={16} />} busy={isBusy} aria-haspopup="dialog" onClick={() => editor.open('publish')}>
      {t.publish}
    </Button>
  )
}

export default defineItem({
  side: 'end',
  rank: 81,
  isShown: ({ policy, session }) => !policy.isReadOnly && session.publisher.isOffered,
  Item: PublishButton,
})
