import { useStore } from '@nanostores/react'
import { useMemo, type ReactNode } from 'react'
import { $wordsOf, fieldsOf } from '../blocks/fields.ts'
import type { AnyKind, AnyRow } from '../blocks/shared/define.ts'
import { $text as $note } from '../blocks/shared/shop-note.text.ts'
import { $text } from '../designer.text.ts'
import type { Block } from '../document/block.ts'
import { isOffered, useModules } from '../modules.ts'
import { useEditor } from '../use-editor.ts'
import { allControls } from './all-controls.ts'
import { ControlsContext } from './controls-context.ts'
import { FieldList } from './field-list.tsx'
import { PanelBody } from './panel-body.tsx'
import { PanelHead } from './panel-head.tsx'
import { Section } from './section.tsx'

export interface KindPanelProps {
  block: Block
  kind: AnyKind
}

/** Settings of a block whose kind is known. */
export function KindPanel({ block, kind }: KindPanelProps) {
  const t = useStore($text)
  const words = useStore($wordsOf(kind))
  const editor = useEditor()
  const value = kind.read(block.wire) as Record<string, unknown>
  const initial = useMemo(() => kind.read(kind.fresh()) as Record<string, unknown>, [kind])
  const change = (field: string, next: unknown) =>
    editor.page.edit(block.id, kind.write({ ...value, [field]: next }, block.wire), t.edited, field)
  const shown = fieldsOf(kind).filter((row) => row.when?.(value as never) ?? true)
  const list = (part: AnyRow['in']) => {
    const rows = shown.filter((row) => (row.in ?? 'content') === part)
    return (
      rows.length > 0 && (
        <FieldList
          rows={rows}
          value={value}
          initial={initial}
          words={words}
          onChange={change}
          onCommit={() => editor.page.history.seal()}
        />
      )
    )
  }
  const Icon = kind.icon
  return (
    <>
      <PanelHead icon={<Icon size={16} />} title={words['name'] ?? kind.kind} />
      <PanelBody>
        <ModuleNote kind={kind} />
        <ControlsContext.Provider value={allControls}>
          <PartSection name="content" title={t.content}>
            {list('content')}
          </PartSection>
          <PartSection name="style" title={t.style}>
            {list('style')}
          </PartSection>
        </ControlsContext.Provider>
      </PanelBody>
    </>
  )
}

function ModuleNote({ kind }: { kind: AnyKind }) {
  const note = useStore($note)
  return isOffered(kind, useModules()) ? null : <p className="designer-panel__note">{note.moduleOff}</p>
}

function PartSection({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return children ? (
    <Section name={name} title={title}>
      {children}
    </Section>
  ) : null
}
