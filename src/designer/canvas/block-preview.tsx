import { useStore } from '@nanostores/react'
import { Blocks } from 'lucide-react'
import { Component, memo, type ReactNode } from 'react'
import { $locale } from '#src/text/locale.ts'
import { $kinds, blockKinds } from '../blocks/index.ts'
import { wordsOfKind } from '../blocks/shared/kind-name.ts'
import { ModuleOffNote } from '../blocks/shared/shop-note.tsx'
import { $text } from '../designer.text.ts'
import type { Block } from '../document/block.ts'
import { isOffered, useModules } from '../modules.ts'

/** How a block looks in the shop; a card with its name for a kind that is not known here. */
export const BlockPreview = memo(function BlockPreview({ block }: { block: Block }) {
  useStore($kinds)
  const kind = blockKinds.get(block.kind)
  const modules = useModules()
  if (!kind || block.foreign) return <NamedCard kind={block.kind} />
  if (!isOffered(kind, modules)) return <ModuleOffNote name={wordsOfKind(block.kind)} />
  return (
    <Guard watch={block.wire} fallback={<NamedCard kind={block.kind} isBroken />}>
      <kind.Preview value={kind.read(block.wire)} />
    </Guard>
  )
})

function NamedCard({ kind, isBroken = false }: { kind: string; isBroken?: boolean }) {
  const t = useStore($text)
  useStore($locale)
  return (
    <div className="designer-named">
      <Blocks size={18} aria-hidden />
      <span>{wordsOfKind(kind) || t.unknownKind}</span>
      {isBroken && <small>{t.brokenPreview}</small>}
    </div>
  )
}

interface GuardProps {
  /** A new value gets another try. */
  watch: unknown
  fallback: ReactNode
  children: ReactNode
}

/** A block that cannot be drawn must not take the page with it. */
class Guard extends Component<GuardProps, { failed: boolean; watch: unknown }> {
  override state = { failed: false, watch: this.props.watch }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ watch }: GuardProps, state: { watch: unknown }) {
    return watch === state.watch ? null : { failed: false, watch }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
