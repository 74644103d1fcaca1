import { useStore } from '@nanostores/react'
import { Smartphone } from 'lucide-react'
import { useId, useRef, type CSSProperties } from 'react'
import { jsonText } from '#src/lib/json-text.ts'
import { addStyles } from '#src/lib/styles.ts'
import { mayArrange } from '../action.ts'
import { pageSelection } from '../document/selection.ts'
import type { PageSettings } from '../document/settings.ts'
import { $text } from '../designer.text.ts'
import { useEditor } from '../use-editor.ts'
import css from './canvas.css?inline'
import { FloatLayer } from './float-layer.tsx'
import { FooterFrame } from './footer-frame.tsx'
import { RunView } from './run-view.tsx'
import { TitleBar } from './title-bar.tsx'
import { CarriedTools } from './tools-carrier.tsx'
import { useDropGround } from './use-drop-ground.ts'
import { WritingLayer } from './writing/writing-layer.tsx'

addStyles(css)

/** The phone on its ground: the page as the shop shows it, at its real width of 375 px. */
export function Canvas() {
  const t = useStore($text)
  const editor = useEditor()
  const { page } = editor
  const canvas = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const mark = useRef<HTMLDivElement>(null)
  useDropGround(canvas, list, mark)
  const press = (event: React.MouseEvent) => {
    if (event.target === event.currentTarget) page.select(pageSelection)
  }
  const leave = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' && event.currentTarget.contains(event.target as Element)) page.select(pageSelection)
  }
  const help = useId()
  return (
    <section className="designer-canvas" part="canvas" ref={canvas} aria-label={t.phone} onClick={press} onKeyDown={leave}>
      <Phone>
        <Ground>
          <div className="designer-blocks" ref={list} role="list" aria-label={t.palette} aria-describedby={help}>
            <Runs />
          </div>
          <CarriedTools />
          <span id={help} className="ui-sr">
            {mayArrange(editor) ? t.keys : t.fixedKeys}
          </span>
          <EmptyHint />
          <div className="designer-drop" ref={mark} hidden aria-hidden="true">
            <span>{t.dropMark}</span>
          </div>
        </Ground>
        <TitleBar />
        <FooterFrame />
        <FloatLayer canvas={canvas} />
        <WritingLayer />
      </Phone>
    </section>
  )
}

function Phone({ children }: { children: React.ReactNode }) {
  const scale = useStore(useEditor().view.$scale)
  return (
    <div className="designer-phone" style={{ zoom: scale, '--designer-scale': scale } as CSSProperties}>
      {children}
    </div>
  )
}

function Runs() {
  const { page } = useEditor()
  const runs = useStore(page.order.$runs)
  return runs.map((run, index) => <RunView key={run.key} run={run} startsNear={index < 2 || run.isFresh} />)
}

function Ground({ children }: { children: React.ReactNode }) {
  const { page } = useEditor()
  const settings = useStore(page.$settings)
  return (
    <div className="designer-ground" style={groundOf(settings)}>
      {children}
    </div>
  )
}

const modes = ['top center / 100% auto no-repeat', '0 0 / auto repeat', '0 0 / 100% 100% no-repeat']

function groundOf(settings: PageSettings): CSSProperties {
  const colour = settings.hasColour ? settings.colour : '#f5f5f5'
  const picture =
    settings.hasPicture && settings.picture ? `url(${jsonText(settings.picture)}) ${modes[settings.pictureMode] ?? modes[0]}, ` : ''
  return { background: `${picture}${colour}` }
}

function EmptyHint() {
  const t = useStore($text)
  const { page } = useEditor()
  const count = useStore(page.order.$count)
  const isLocked = useStore(page.$isLocked)
  if (count > 0 || isLocked) return null
  return (
    <div className="designer-empty">
      <Smartphone size={28} strokeWidth={1.5} aria-hidden />
      {t.emptyPage}
    </div>
  )
}
