import { useStore } from '@nanostores/react'
import { Blocks, Settings2 } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { $kinds, blockKinds } from '../blocks/index.ts'
import { wordsOfKind } from '../blocks/shared/kind-name.ts'
import { $text } from '../designer.text.ts'
import type { Block } from '../document/block.ts'
import { pageSelection } from '../document/selection.ts'
import { useEditor } from '../use-editor.ts'
import type { KindPanelProps } from './kind-panel.tsx'
import { PageSettingsPanel } from './page-settings.tsx'
import { PanelBody } from './panel-body.tsx'
import { PanelHead } from './panel-head.tsx'
import css from './panel.css?inline'

addStyles(css)

/** The panel of a block, with the fields of all kinds; loaded when a block is about to be chosen. */
export const kindPanel = lazyPart<KindPanelProps>(() => import('./kind-panel.tsx').then((module) => module.KindPanel))

const manyPanel = lazyPart<object>(() => import('./many-panel.tsx').then((module) => module.ManyPanel))

/** Settings of what is chosen: a block, the tab bar, or the page. */
export function Panel() {
  const t = useStore($text)
  const isLocked = useStore(useEditor().page.$isLocked)
  useStore($kinds)
  useReadiness()
  return (
    <>
      {isLocked && <p className="designer-panel__note">{t.readOnly}</p>}
      <Room />
    </>
  )
}

type BlockStore = NonNullable<ReturnType<ReturnType<typeof useEditor>['page']['$block']>>

interface Chosen {
  id: string
  $block?: BlockStore | undefined
  isMany?: boolean
}

/** The page shows what was chosen at once; the panel's many fields follow in a task of their own. */
function Room() {
  const { page } = useEditor()
  const id = useStore(page.$selected)
  const footer = useStore(page.$footer)
  const isMany = useStore(page.selection.$many).size > 1
  const chosen = useDeferredValue(useMemo((): Chosen => ({ id, $block: page.$block(id), isMany }), [page, id, isMany]))
  return (
    <div className="designer-panel__room" data-of={chosen.id}>
      {footer && footer.id === chosen.id ? <KnownPanel key={chosen.id} block={footer} /> : <ChosenPanel chosen={chosen} />}
    </div>
  )
}

function ChosenPanel({ chosen: { id, $block, isMany } }: { chosen: Chosen }) {
  if (isMany) return <LazyManyPanel />
  if (id === pageSelection || !$block) return <PagePanel />
  return <BlockPanel key={id} $block={$block} />
}

function PagePanel() {
  const t = useStore($text)
  const Page = useEditor().layout?.PagePanel ?? PageSettingsPanel
  return (
    <>
      <PanelHead icon={<Settings2 size={16} />} title={t.pageSettings} />
      <PanelBody>
        <Page />
      </PanelBody>
    </>
  )
}

function BlockPanel({ $block }: { $block: BlockStore }) {
  return <KnownPanel block={useStore($block)} />
}

function KnownPanel({ block }: { block: Block }) {
  const t = useStore($text)
  const isLocked = useStore(useEditor().page.$isLocked)
  const kind = blockKinds.get(block.kind)
  if (!kind || block.foreign) {
    return (
      <>
        <PanelHead icon={<Blocks size={16} />} title={wordsOfKind(block.kind) || t.unknownKind} />
        {!isLocked && <p className="designer-panel__note">{t.otherKind}</p>}
      </>
    )
  }
  return <LazyKindPanel block={block} kind={kind} />
}

function LazyManyPanel() {
  const Part = useLazyPart(manyPanel, true)
  return Part ? <Part /> : <Skeleton rows={6} />
}

function LazyKindPanel(props: KindPanelProps) {
  const Part = useLazyPart(kindPanel, true)
  return Part ? <Part {...props} /> : <Skeleton rows={6} />
}

// whoever comes near the page is about to choose something in it
function useReadiness(): void {
  const { root } = useEditor().host
  useEffect(() => {
    const near = new AbortController()
    const prepare = () => {
      near.abort()
      void kindPanel.load().catch(() => undefined)
    }
    for (const name of ['pointermove', 'keydown']) root.addEventListener(name, prepare, { signal: near.signal, passive: true })
    return () => near.abort()
  }, [root])
}
