import { useStore } from '@nanostores/react'
import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { addStyles } from '#src/lib/styles.ts'
import { useHost } from '#src/ui/host.ts'
import { Input } from '#src/ui/input/input.tsx'
import { $kinds, blockKinds } from '../../blocks/index.ts'
import type { AnyKind, Group } from '../../blocks/shared/define.ts'
import { $text } from '../../designer.text.ts'
import { policyOf } from '../../policy.ts'
import { isOffered, useModules } from '../../modules.ts'
import { useWordMatch } from '../../search/use-word-match.ts'
import { useEditor } from '../../use-editor.ts'
import { useLiftable } from '../../use-liftable.ts'
import css from './palette.css?inline'

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
  const isFound = (kind: AnyKind) => isMatch(`${kind.$text.get()['name']} ${kind.kind}`)
  const found = ranked.filter((kind) => kind.group !== 'page' && policy.allows(kind.kind) && isOffered(kind, modules) && isFound(kind))
  return (
    <div className="designer-palette">
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
          <PaletteGroup key={group} name={t[group as 'basic']} kinds={found.filter((kind) => kind.group === group)} />
        ))}
        {found.length === 0 && <p className="designer-palette__none">{t.noBlock}</p>}
      </div>
    </div>
  )
}

function PaletteGroup({ name, kinds }: { name: string; kinds: readonly AnyKind[] }) {
  if (kinds.length === 0) return null
  return (
    <section>
      <h3>{name}</h3>
      <PaletteTiles kinds={kinds} />
    </section>
  )
}

function PaletteTiles({ kinds }: { kinds: readonly AnyKind[] }) {
  const editor = useEditor()
  const list = useRef<HTMLDivElement>(null)
  useLiftable(list, '.designer-tile', {
    start: () => editor.$dropZone.get()?.start(),
    end(item) {
      const place = editor.$dropZone.get()?.stop() ?? null
      const kind = item.dataset['kind']
      if (place !== null && kind) flushSync(() => editor.add(kind, place))
    },
  })
  return (
    <div className="designer-palette__tiles" ref={list}>
      {kinds.map((kind) => (
        <PaletteTile key={kind.kind} kind={kind} />
      ))}
    </div>
  )
}

function PaletteTile({ kind }: { kind: AnyKind }) {
  const editor = useEditor()
  const words = useStore(kind.$text)
  const Icon = kind.icon
  return (
    <button type="button" className="designer-tile" data-kind={kind.kind} onClick={() => editor.add(kind.kind)}>
      <Icon size={18} strokeWidth={1.7} aria-hidden />
      <span>{words['name']}</span>
    </button>
  )
}
