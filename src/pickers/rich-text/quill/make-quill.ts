import Quill, { Delta, Parchment } from 'quill/core.js'
import { canonicalHtml } from '../canonical-html.ts'
import { writtenHtml } from '../written-html.ts'
import { cleanHtml } from '#src/ui/rich-text/clean-html.ts'
import { withoutInlineData, withoutTab } from './formats.ts'
import { settleInShadow } from './shadow-selection.ts'

/** Tab leaves the text, as everywhere on a page. */
const bindings = { tab: null, indent: null, outdent: null, 'remove tab': null, 'indent code-block': null, 'outdent code-block': null }

export interface TextEditor {
  readonly quill: Quill
  /** Whether the editor shows all that this HTML says. The content is then this HTML. */
  load(html: string): boolean
  /** The content as HTML. */
  html(): string
  dispose(): void
}

export interface EditorOptions {
  readonly label: string
  readonly placeholder: string
  /** Files were dropped or pasted; nothing was inserted. */
  readonly onFiles: () => void
}

/** Makes an editor inside an element of a shadow root. */
export function makeEditor(container: HTMLElement, { label, placeholder, onFiles }: EditorOptions): TextEditor {
  const mimetypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'video/mp4']
  const quill = new Quill(container, {
    placeholder,
    modules: { toolbar: false, keyboard: { bindings }, uploader: { mimetypes, handler: onFiles } },
  })
  quill.clipboard.addMatcher(Node.ELEMENT_NODE, withoutTab)
  quill.clipboard.addMatcher('img', withoutInlineData)
  quill.root.setAttribute('role', 'textbox')
  quill.root.setAttribute('aria-multiline', 'true')
  quill.root.setAttribute('aria-label', label)
  // a pointer chooses a picture as it does in every text editor; keys mark it with Shift
  quill.root.addEventListener('click', ({ target }) => {
    const blot = target instanceof HTMLImageElement && Quill.find(target)
    if (blot instanceof Parchment.EmbedBlot) quill.setSelection(quill.getIndex(blot), 1, 'user')
  })
  const leave = settleInShadow(quill)
  return {
    quill,
    load: (html) => load(quill, html),
    html: () => writtenHtml(quill.root),
    dispose: leave,
  }
}

function load(quill: Quill, html: string): boolean {
  const next = ended(quill.clipboard.convert({ html, text: '' }))
  // only what differs is changed: the caret stays where it was
  quill.updateContents(quill.getContents().diff(next), 'silent')
  const { fragment, isWhole } = cleanHtml(html)
  return isWhole && canonicalHtml(fragment) === canonicalHtml(cleanHtml(writtenHtml(quill.root)).fragment)
}

// what is read from HTML lacks its last line end, unless that carries formats
function ended(read: Delta): Delta {
  const last = read.ops.at(-1)
  const isEnded = typeof last?.insert === 'string' && last.insert.endsWith('\n') && last.attributes !== undefined
  return isEnded ? read : new Delta(read.ops).insert('\n')
}
