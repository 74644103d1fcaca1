import { useEffect, useState } from 'react'
import { $locale, languageTags } from '#src/text/locale.ts'
import paperCss from './paper.css?inline'

/** A frame without an address holds the paper: the page that the console is embedded in is neither printed nor changed. */
function paperIn(frame: HTMLIFrameElement, title: string, css: string): HTMLElement {
  const { contentDocument: paper, contentWindow: view } = frame as unknown as {
    contentDocument: Document
    contentWindow: Window & typeof globalThis
  }
  paper.title = title
  paper.documentElement.lang = languageTags[$locale.get()]
  // a sheet of the frame's own, which no policy of the host's page forbids
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(css)
  paper.adoptedStyleSheets = [sheet]
  return paper.body
}

/** The frame, and what is drawn into it; a browser may begin its document anew. `css` says the paper, A4 unless told. */
export function usePaper(title: string, css: string = paperCss) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const [body, setBody] = useState<HTMLElement>()
  useEffect(() => {
    if (!frame) return
    const begin = () => setBody(paperIn(frame, title, css))
    begin()
    frame.addEventListener('load', begin)
    return () => frame.removeEventListener('load', begin)
  }, [frame, title, css])
  return { frame, setFrame, body }
}
