import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { FindingsGate } from './checks/findings-gate.tsx'
import { TopBar } from './bar/top-bar.tsx'
import { useView, Views } from './bar/views.tsx'
import { Canvas } from './canvas/canvas.tsx'
import css from './designer.css?inline'
import { handleCopy, handlePaste } from './clipboard/clipboard.ts'
import { $text } from './designer.text.ts'
import type { Editor } from './editor.ts'
import { LoadingShell } from './loading-shell.tsx'
import { PanelSlot } from './panel/panel-slot.tsx'
import { OverlaySlot } from './overlays/overlay-slot.tsx'
import { Rail } from './rail/rail.tsx'
import { SaveDialogs } from './session/save-dialogs.tsx'
import { handleKeys } from './shortcuts.ts'
import { EditorContext } from './use-editor.ts'
import { useMethods } from './use-methods.ts'
import { useOpened } from './use-opened.ts'
import { whenNarrow } from './when-narrow.ts'

addStyles(css)

/** The storefront designer: palette, phone, panel and the bar above them. */
export function Designer() {
  const opened = useOpened()
  const editor = opened.state === 'open' ? opened.editor : null
  useMethods(editor)
  if (opened.state === 'loading') return <LoadingShell />
  if (!editor) return <Closed opened={opened} />
  return (
    <EditorContext.Provider value={editor}>
      <Workspace editor={editor} />
    </EditorContext.Provider>
  )
}

function Workspace({ editor }: { editor: Editor }) {
  const t = useStore($text)
  const [view, setView] = useView(editor)
  const gestures = useGestures(editor)
  return (
    <section
      ref={whenNarrow}
      className="designer"
      data-view={view}
      aria-label={t.designer}
      onKeyDown={(event) => handleKeys(event, editor)}
      onCopy={(event) => handleCopy(event.nativeEvent, editor)}
      onCut={(event) => handleCopy(event.nativeEvent, editor)}
      onPaste={(event) => handlePaste(event.nativeEvent, editor)}
      {...gestures}
    >
      <TopBar />
      <Rail />
      <Canvas />
      <PanelSlot />
      <Views view={view} onChange={setView} />
      <SaveDialogs />
      <FindingsGate />
      <OverlaySlot />
      <Announcer editor={editor} />
    </section>
  )
}

// a held pointer and a composition are one step of undo each, however long they take
function useGestures(editor: Editor) {
  const { history } = editor.page
  return useMemo(() => {
    const begin = () => {
      history.seal()
      history.hold()
    }
    const end = () => history.release()
    return { onPointerDown: begin, onPointerUp: end, onPointerCancel: end, onCompositionStart: () => history.hold(), onCompositionEnd: end }
  }, [history])
}

function Announcer({ editor }: { editor: Editor }) {
  return (
    <p className="ui-sr" role="status">
      {useStore(editor.$said)}
    </p>
  )
}

function Closed({ opened }: { opened: ReturnType<typeof useOpened> }) {
  const t = useStore($text)
  if (opened.state === 'unreadable') {
    const title = opened.reason === 'legacy' ? t.otherKindPage : t.notLoaded
    const messages = { legacy: t.legacyPage, broken: t.brokenPage, settings: t.noPage }
    return (
      <div className="designer-closed">
        <ErrorCard title={title} message={messages[opened.reason]} />
      </div>
    )
  }
  if (opened.state !== 'failed') return null
  return (
    <div className="designer-closed">
      <ErrorCard title={t.notLoaded} message={opened.message} onRetry={opened.retry} />
    </div>
  )
}
