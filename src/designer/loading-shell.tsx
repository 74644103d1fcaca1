import { addStyles } from '#src/lib/styles.ts'
import css from './loading-shell.css?inline'
import { whenNarrow } from './when-narrow.ts'

addStyles(css)

/** The room of what is coming, with its outlines; nothing moves when it arrives. */
export function LoadingShell() {
  return (
    <div ref={whenNarrow} className="designer is-loading" aria-busy="true">
      <div className="designer-bar" />
      <div className="designer-rail" />
      <div className="designer-canvas">
        <div className="designer-phone" />
      </div>
      <div className="designer-panel" />
    </div>
  )
}
