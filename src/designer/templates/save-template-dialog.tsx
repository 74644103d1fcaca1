import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { freshId } from '#src/lib/random-id.ts'
import { NameDialog } from '../naming/name-dialog.tsx'
import { useEditor } from '../use-editor.ts'
import { templateContent } from './page-template.ts'
import { templatesOf } from './template-list.ts'
import { longestTemplateName } from './template-store.ts'
import { $text } from './templates.text.ts'

/** Keeps the page on the screen as a template; one of the same name is replaced. */
export function SaveTemplateDialog({ onClose }: { onClose: () => void }) {
  const t = useStore($text)
  const editor = useEditor()
  const list = templatesOf(editor.connection, 'page')
  const { items } = useStore(list.$list)
  const saveIds = useRef(new Map<string, string>())
  useEffect(() => void list.load(), [list])
  const sameName = (name: string) => items.find((template) => template.name === name)
  const keep = async (name: string) => {
    if (editor.page.order.$count.get() === 0) throw new Error($text.get().empty)
    const saveId = saveIds.current.get(name) ?? freshId()
    saveIds.current.set(name, saveId)
    await list.keep({ kind: '', name, content: templateContent(editor), saveId }, sameName(name))
    editor.notify.success($text.get().saved(name))
  }
  return (
    <NameDialog
      title={t.nameTitle}
      label={t.nameTitle}
      initial={editor.page.$settings.get().name}
      longest={longestTemplateName}
      placeholder={t.namePlaceholder}
      missing={t.nameMissing}
      note={list.store.isDevice ? t.onDevice : t.forAll}
      isTaken={(name) => sameName(name) !== undefined}
      onClose={onClose}
      onName={keep}
    />
  )
}
