import { useStore } from '@nanostores/react'
import { Ellipsis } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { $common } from '#src/text/common-words.ts'
import { $locale } from '#src/text/locale.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { Spinner } from '#src/ui/spinner/spinner.tsx'
import { $text as $designer } from '../designer.text.ts'
import type { Wire } from '../document/block.ts'
import { NameDialog } from '../naming/name-dialog.tsx'
import { templatesOf } from '../templates/template-list.ts'
import { longestTemplateName, type SavedTemplate } from '../templates/template-store.ts'
import { useEditor } from '../use-editor.ts'
import { useLiftable } from '../use-liftable.ts'
import { insertPreset } from './insert-preset.ts'
import { PresetThumb } from './preset-thumb.tsx'
import { shippedPresets } from './shipped-presets.ts'
import { $text } from './preset.text.ts'

/** The presets of a kind: those that somebody kept, then those that come with the kind. */
export function PresetStrip({ kind }: { kind: string }) {
  const t = useStore($text)
  const common = useStore($common)
  const locale = useStore($locale)
  const editor = useEditor()
  const list = templatesOf(editor.connection, 'block')
  const { state, items, message } = useStore(list.$list)
  const own = items.filter((preset) => preset.kind === kind)
  const shipped = useMemo(() => shippedPresets(kind, locale), [kind, locale])
  const strip = useRef<HTMLDivElement>(null)
  const wires = new Map<string, Wire>([
    ...shipped.map(({ id, wire }) => [`shipped ${id}`, wire] as const),
    ...own.map(({ id, content }) => [`own ${id}`, content!] as const),
  ])
  const [busy, setBusy] = useState('')
  const insert = (id: string, index?: number) => {
    const wire = wires.get(id)
    if (!wire || busy !== '') return
    setBusy(id)
    void insertPreset(editor, kind, wire, index).finally(() => setBusy(''))
  }
  useLiftable(strip, '.designer-preset', {
    editor,
    land: (item, index) => flushSync(() => insert(item.dataset['preset'] ?? '', index)),
  })
  const shared = (id: string) => ({ id, isBusy: busy === id, onInsert: () => insert(id) })
  return (
    <div className="designer-presets" ref={strip}>
      {state === 'failed' && (
        <p className="designer-presets__failed" role="alert">
          {message || t.notRead}
          <Button size="compact" onClick={() => void list.load(true)}>
            {common.retry}
          </Button>
        </p>
      )}
      {own.length > 0 && <h4>{t.own}</h4>}
      {own.map((preset) => (
        <PresetCard key={preset.id} {...shared(`own ${preset.id}`)} kind={kind} name={preset.name} wire={preset.content!} preset={preset} />
      ))}
      {own.length > 0 && shipped.length > 0 && <h4>{t.shipped}</h4>}
      {shipped.map(({ id, name, wire }) => (
        <PresetCard key={id} {...shared(`shipped ${id}`)} kind={kind} name={name} wire={wire} />
      ))}
    </div>
  )
}

interface CardProps {
  id: string
  kind: string
  name: string
  wire: Wire
  preset?: SavedTemplate
  /** It is being put on the page: its pictures go into the media library first. */
  isBusy: boolean
  onInsert: () => void
}

function PresetCard({ id, kind, name, wire, preset, isBusy, onInsert }: CardProps) {
  return (
    <div className="designer-preset" data-preset={id}>
      <button type="button" className="designer-preset__face" aria-busy={isBusy || undefined} onClick={onInsert}>
        <PresetThumb kind={kind} wire={wire} />
        <span className="designer-preset__name">
          {isBusy && <Spinner size={12} />}
          {name}
        </span>
      </button>
      {preset && <PresetMenu preset={preset} />}
    </div>
  )
}

function PresetMenu({ preset }: { preset: SavedTemplate }) {
  const common = useStore($common)
  const rename = useStore($designer).renameBlock
  const editor = useEditor()
  const confirm = useConfirm()
  const [isNaming, setNaming] = useState(false)
  const list = templatesOf(editor.connection, 'block')
  const remove = async () => {
    const t = $text.get()
    if (!(await confirm({ title: t.askRemove(preset.name), message: t.removeMore, confirmLabel: common.remove, danger: true }))) return
    await list.remove(preset).catch((error: unknown) => editor.notify.failure(error))
  }
  return (
    <>
      <span className="designer-preset__menu">
        <Menu
          align="end"
          trigger={<IconButton size="compact" label={`${common.more}: ${preset.name}`} icon={<Ellipsis size={15} />} />}
          items={[
            { key: 'rename', label: rename, onSelect: () => setNaming(true) },
            { key: 'remove', label: common.remove, danger: true, onSelect: () => void remove() },
          ]}
        />
      </span>
      {isNaming && (
        <NameDialog
          title={rename}
          label={$text.get().name}
          initial={preset.name}
          longest={longestTemplateName}
          onClose={() => setNaming(false)}
          onName={(name) => list.rename(preset, name)}
        />
      )}
    </>
  )
}
