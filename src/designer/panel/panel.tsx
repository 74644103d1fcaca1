import { useStore } from '@nanostores/react'
import { Blocks, Settings2 } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $kinds, blockKinds } from '../blocks/index.ts'
import type { AnyKind, AnyRow } from '../blocks/shared/define.ts'
import { wordsOfKind } from '../blocks/shared/kind-name.ts'
import { $text as $note } from '../blocks/shared/shop-note.text.ts'
import { $text } from '../designer.text.ts'
import type { Block } from '../document/block.ts'
import { pageSelection } from '../document/selection.ts'
import { isOffered, useModules } from '../modules.ts'
import { useEditor } from '../use-editor.ts'
import { FieldList } from './field-list.tsx'
import { PageSettingsPanel } from './page-settings.tsx'
import css from './panel.css?inline'
import { Section } from './section.tsx'

addStyles(css)

/** Settings of what is chosen: a block, the tab bar, or the page. */
export function Panel() {
  const t = useStore($text)
  const isLocked = useStore(useEditor().page.$isLocked)
  useStore($kinds)
  return (
    <>
      {isLocked && <p className="designer-panel__note">{t.readOnly}</p>}
      <div className="designer-panel__room" inert={isLocked}>
        <Chosen />
      </div>
    </>
  )
}

function Chosen() {
  const { page } = useEditor()
  const selected = useStore(page.$selected)
  const footer = useStore(page.$footer)
  if (selected === pageSelection) return <PagePanel />
  if (footer?.id === selected) return <KnownPanel key={selected} block={footer} />
  const $block = page.$block(selected)
  return $block ? <BlockPanel key={selected} $block={$block} /> : <PagePanel />
}

function PagePanel() {
  const t = useStore($text)
  return (
    <>
      <PanelHead icon={<Settings2 size={16} />} title={t.pageSettings} />
      <div className="designer-panel__body">
        <PageSettingsPanel />
      </div>
    </>
  )
}

function BlockPanel({ $block }: { $block: NonNullable<ReturnType<ReturnType<typeof useEditor>['page']['$block']>> }) {
  return <KnownPanel block={useStore($block)} />
}

function KnownPanel({ block }: { block: Block }) {
  const t = useStore($text)
  const kind = blockKinds.get(block.kind)
  if (!kind || block.foreign) {
    return (
      <>
        <PanelHead icon={<Blocks size={16} />} title={wordsOfKind(block.kind) || t.unknownKind} />
        <p className="designer-panel__note">{t.otherKind}</p>
      </>
    )
  }
  return <KindPanel block={block} kind={kind} />
}

function KindPanel({ block, kind }: { block: Block; kind: AnyKind }) {
  const t = useStore($text)
  const words = useStore(kind.$text)
  const editor = useEditor()
  const value = kind.read(block.wire) as Record<string, unknown>
  const initial = useMemo(() => kind.read(kind.fresh()) as Record<string, unknown>, [kind])
  const change = (field: string, next: unknown) =>
    editor.page.edit(block.id, kind.write({ ...value, [field]: next }, block.wire), t.edited, field)
  const shown = kind.fields.filter((row) => row.when?.(value as never) ?? true)
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
      <div className="designer-panel__body">
        <ModuleNote kind={kind} />
        <PartSection name="content" title={t.content}>
          {list('content')}
        </PartSection>
        <PartSection name="style" title={t.style}>
          {list('style')}
        </PartSection>
      </div>
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

function PanelHead({ icon, title }: { icon: ReactNode; title: string }) {
  return (
    <h2 className="designer-panel__head">
      {icon}
      {title}
    </h2>
  )
}
