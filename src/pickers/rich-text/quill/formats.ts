import Quill, { Delta, Module, Parchment } from 'quill/core.js'
import { BlockEmbed } from 'quill/blots/block.js'
import Inline from 'quill/blots/inline.js'
import Blockquote from 'quill/formats/blockquote.js'
import Bold from 'quill/formats/bold.js'
import Header from 'quill/formats/header.js'
import Indent from 'quill/formats/indent.js'
import Italic from 'quill/formats/italic.js'
import List from 'quill/formats/list.js'
import Script from 'quill/formats/script.js'
import Strike from 'quill/formats/strike.js'
import Underline from 'quill/formats/underline.js'
import { jsonText } from '#src/lib/json-text.ts'
import { attributesOf, setAttributes, type Attributes } from './attributes.ts'

const { EmbedBlot, Scope, StyleAttributor } = Parchment

/** A picture or video with all its attributes, so that nothing of a saved one is lost. */
const mediaBlot = (blotName: string, tagName: string) =>
  class extends EmbedBlot {
    static override blotName = blotName
    static override tagName = tagName

    static override create(value: unknown): Node {
      const node = super.create(value) as HTMLElement
      setAttributes(node, value as Attributes)
      return node
    }

    static override value(node: Element): Attributes {
      return attributesOf(node)
    }
  }

class Rule extends BlockEmbed {
  static override blotName = 'rule'
  static override tagName = 'HR'
}

/** A link with all its attributes; its value is their JSON, which compares by content. */
class Link extends Inline {
  static override blotName = 'link'
  static override tagName = 'A'

  static override create(value: string): HTMLElement {
    const node = super.create() as HTMLElement
    setAttributes(node, readLink(value))
    return node
  }

  static override formats(node: HTMLElement): string {
    return jsonText(attributesOf(node))
  }

  override format(name: string, value: unknown): void {
    if (name === Link.blotName && typeof value === 'string') setAttributes(this.domNode, readLink(value))
    else super.format(name, value)
  }
}

/** The attributes of a link's value. */
export const readLink = (value: unknown): Attributes => (typeof value === 'string' ? (JSON.parse(value) as Attributes) : {})

/** Undo and redo belong to the page: the editor keeps no steps of its own. */
class NoHistory extends Module {
  clear(): void {
    // nothing is kept
  }
}

const inline = (name: string, property: string) => new StyleAttributor(name, property, { scope: Scope.INLINE })
const line = (name: string, property: string) => new StyleAttributor(name, property, { scope: Scope.BLOCK })

const styles = [
  inline('color', 'color'),
  inline('background', 'background-color'),
  inline('size', 'font-size'),
  inline('font', 'font-family'),
  inline('spacing', 'letter-spacing'),
  line('align', 'text-align'),
  line('lineHeight', 'line-height'),
  line('firstLine', 'text-indent'),
]

Quill.register(
  {
    ...Object.fromEntries(styles.map((style) => [`formats/${style.attrName}`, style])),
    'formats/blockquote': Blockquote,
    'formats/bold': Bold,
    'formats/header': Header,
    'formats/image': mediaBlot('image', 'IMG'),
    'formats/indent': Indent,
    'formats/italic': Italic,
    'formats/link': Link,
    'formats/list': List,
    'formats/rule': Rule,
    'formats/script': Script,
    'formats/strike': Strike,
    'formats/underline': Underline,
    'formats/video': mediaBlot('video', 'VIDEO'),
    'modules/history': NoHistory,
  },
  true,
)

/** What quill makes of a first-line indent is a tabulator; ours is the style itself. */
export function withoutTab(node: Node, delta: Delta): Delta {
  const isIndented = node instanceof HTMLElement && Number.parseFloat(node.style.textIndent) > 0
  const [first, ...rest] = delta.ops
  if (!isIndented || typeof first?.insert !== 'string' || !first.insert.startsWith('\t')) return delta
  return new Delta([{ ...first, insert: first.insert.slice(1) }, ...rest].filter((op) => op.insert !== ''))
}

/** Pictures inside the text itself are refused: pages with them are too heavy for a phone. */
export function withoutInlineData(node: Node, delta: Delta): Delta {
  return node instanceof HTMLImageElement && /^(data|blob|file):/i.test(node.getAttribute('src') ?? '') ? new Delta() : delta
}
