import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import { $common } from '#src/text/common-words.ts'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { useEditor } from '../../use-editor.ts'
import { defineItem } from '../item.ts'

function CloseButton() {
  const common = useStore($common)
  const editor = useEditor()
  const confirm = useConfirm()
  const isMeant = async () => confirm((await import('../leaving/question.ts')).leavingQuestion())
  const close = async () => {
    const dirty = editor.session.isDirty
    if (!dirty || (await isMeant())) editor.host.emit('crm-close', { dirty })
  }
  return <IconButton label={common.close} icon={<X size={16} />} onClick={() => void close()} />
}

export default defineItem({ side: 'end', rank: 90, Item: CloseButton })
