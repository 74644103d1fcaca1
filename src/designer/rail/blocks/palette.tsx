import { useStore } from '@nanostores/react'
import { Layers, Search } from 'lucide-react'
import { Fragment, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { addStyles } from '#src/lib/styles.ts'
import { useHost } from '#src/ui/host.ts'
import { Input } from '#src/ui/input/input.tsx'
import { $kinds, blockKinds } from '../../blocks/index.ts'
import type { AnyKind, Group } from '../../blocks/shared/define.ts'
import { $text } from '../../designer.text.ts'
import { policyOf } from '../../policy.ts'
import { isOffered, useModules } from '../../modules.ts'
import { useWordMatch } from '#src/ui/finder/use-word-match.ts'
import { useEditor } from '../../use-editor.ts'
import { useLiftable } from '../../use-liftable.ts'
import css from './palette.css?inline'
import { usePresets, type Presets } from './use-presets.ts'

addStyles(css)

const groups: readonly Group[] = ['basic', 'marketing', 'tools']
/** All blocks by group; a press adds one below the chosen block, dragging puts it anywhere. */
export function Palette() {
  const t = useStore($text)
  const modules = useModules()
  const policy = policyOf(useStore(useHost().$props))
  useStore($kinds)
  const ranked = [...blockKinds.values()].toSorted((a, b) => a.rank - b.rank)
  const [words, setWords] = useState('')
  const isMatch = useWordMatch(words)
  const presets = usePresets(words.trim() !== '')
  const { Names } = presets
  const isNamed = (kind: AnyKind) => words.trim() !== '' && (presets.names.get(kind.kind) ?? []).some(isMatch)
  const isFound = (kind: AnyKind) => isMatch(`${kind.$text.get()['name']} ${kind.kind}`) || isNamed(kind)
  const found = ranked.filter((kind) => kind.group !== 'page' && policy.allows(kind.kind) && isOffered(kind, modules) && isFound(kind))
  return (
    <div className="designer-palette" {...presets.wake}>
      {Names && <Names onChange={presets.setNames} />}
      <div className="designer-palette__search">
        <Input
          value={words}
          onChange={setWords}
          placeholder={t.searchBlocks}
          aria-label={t.searchBlocks}
          prefix={<Search size={14} />}
          type="search"
        />
      </div>
      <div className="designer-palette__groups">
        {groups.map((group) => (
          <PaletteGroup
            key={group}
            name={t[group as 'basic']}
            kinds={found.filter((kind) => kind.group === group)}
            presets={presets}
            isNamed={isNamed}
          />
        ))}
        {found.length === 0 && <p className="designer-palette__none">{t.noBlock}</p>}
      </div>
    </div>
  )
}

interface PaletteGroupProps {
  kinds: readonly AnyKind[]
  presets: Presets
  /** Whether a preset of the kind is what somebody looks for. */
  isNamed: (kind: AnyKind) => boolean
}

function PaletteGroup({ name, ...rest }: PaletteGroupProps & { name: string }) {
  if (rest.kinds.length === 0) return null
  return (
    <section>
      <h3>{name}</h3>
      <PaletteTiles {...rest} />
    </section>
  )
}

function PaletteTiles({ kinds, presets, isNamed }: PaletteGroupProps) {
  const editor = useEditor()
  const list = useRef<HTMLDivElement>(null)
  const { Strip } = presets
  const isOpen = (kind: AnyKind) => presets.opened === kind.kind || isNamed(kind)
  useLiftable(list, '.designer-tilebox', {
    editor,
    land(item, index) {
      const kind = item.querySelector<HTMLElement>('[data-kind]')?.dataset['kind']
      if (kind) flushSync(() => editor.add(kind, index))
    },
  })
  return (
    <div className="designer-palette__tiles" ref={list}>
      {kinds.map((kind) => (
        <Fragment key={kind.kind}>
          <PaletteTile kind={kind} presets={presets} isOpen={isOpen(kind)} />
          {Strip && isOpen(kind) && <Strip kind={kind.kind} />}
        </Fragment>
      ))}
    </div>
  )
}

function PaletteTile({ kind, presets, isOpen }: { kind: AnyKind; presets: Presets; isOpen: boolean }) {
  const t = useStore($text)
  const editor = useEditor()
  const name = useStore(kind.$text)['name']
  const Icon = kind.icon
  const count = presets.names.get(kind.kind)?.length ?? 0
  return (
    <div className="designer-tilebox">
      <button type="button" className="designer-tile" data-kind={kind.kind} onClick={() => editor.add(kind.kind)}>
        <Icon size={18} strokeWidth={1.7} aria-hidden />
        <span>{name}</span>
      </button>
      {count > 0 && (
        <button
          type="button"
          className="designer-tile__presets"
          aria-expanded={isOpen}
          aria-label={t.presetsOf(name ?? '', count)}
          title={t.presetsOf(name ?? '', count)}
          onClick={() => presets.toggle(kind.kind)}
        >
          <Layers size={11} aria-hidden />
          {count}
        </button>
      )}
    </div>
  )
}
