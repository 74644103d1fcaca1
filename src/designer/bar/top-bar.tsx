import { useStore } from '@nanostores/react'
import { Redo2, Save, Settings2, Undo2, X } from 'lucide-react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Tooltip } from '#src/ui/tooltip/tooltip.tsx'
import { pageSelection } from '../document/page-document.ts'
import { $text } from '../designer.text.ts'
import { $text as $saveText } from '../session/save.text.ts'
import { useEditor } from '../use-editor.ts'
import { SaveMark } from './save-mark.tsx'

export function TopBar() {
  const t = useStore($text)
  const { page } = useEditor()
  const settings = useStore(page.$settings)
  return (
    <header className="designer-bar">
      <div className="designer-bar__title">
        <strong>{settings.name || t.designer}</strong>
        <span>{settings.title}</span>
      </div>
      <HistoryButtons />
      <div className="designer-bar__end">
        <SaveMark />
        <span className="designer-bar__page">
          <PageButton />
        </span>
        <SaveButton />
        <CloseButton />
      </div>
    </header>
  )
}

function HistoryButtons() {
  const t = useStore($text)
  const editor = useEditor()
  const { canUndo, canRedo } = useStore(editor.page.history.$state)
  return (
    <div className="designer-bar__history">
      <IconButton label={`${t.undo} (Ctrl+Z)`} icon={<Undo2 size={16} />} disabled={!canUndo} onClick={() => editor.undo()} />
      <IconButton label={`${t.redo} (Ctrl+Y)`} icon={<Redo2 size={16} />} disabled={!canRedo} onClick={() => editor.redo()} />
    </div>
  )
}

function PageButton() {
  const t = useStore($text)
  const { page } = useEditor()
  const isChosen = useStore(page.$selected) === pageSelection
  return (
    <Button variant="quiet" icon={<Settings2 size={16} />} aria-pressed={isChosen} onClick={() => page.select(pageSelection)}>
      {t.pageSettings}
    </Button>
  )
}

function SaveButton() {
  const common = useStore($common)
  const save = useStore($saveText)
  const editor = useEditor()
  const state = useStore(editor.session.saver.$state).state
  const { isHome } = useStore(editor.session.saver.$origin)
  return (
    <Tooltip text={isHome ? save.homeHint : 'Ctrl+S'}>
      <Button
        variant="primary"
        icon={<Save size={16} />}
        busy={state === 'saving' || state === 'checking'}
        onClick={() => void editor.session.save()}
      >
        {common.save}
      </Button>
    </Tooltip>
  )
}

function CloseButton() {
  const common = useStore($common)
  const save = useStore($saveText)
  const editor = useEditor()
  const confirm = useConfirm()
  const close = async () => {
    const dirty = editor.session.isDirty
    if (!dirty || (await confirm({ title: save.leaveTitle, message: save.leave, confirmLabel: common.close, danger: true })))
      editor.host.emit('crm-close', { dirty })
  }
  return <IconButton label={common.close} icon={<X size={16} />} onClick={() => void close()} />
}
